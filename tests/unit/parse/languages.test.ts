import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const german = `Jörg van der Weide
Elektriker
joerg@weide.example | 0221 555 0123

Berufserfahrung
03/2019 – heute
Elektroniker für Betriebstechnik, Stadtwerke Altenau GmbH
• Wartung von Anlagen

08.2015 - 02.2019 Elektriker bei Brandt Elektro KG, Altenau
• Einbau von Zählern

Kenntnisse
SPS, KNX, Messtechnik

Sprachen
Deutsch (Muttersprache), Englisch (B1)`;

const chinese = `王小明
软件工程师
wang@xm.example

工作经历
2019年3月 – 至今 软件工程师 明日科技
• 开发支付系统

教育背景
2014 – 2018 江南大学 计算机科学

技能
Java、Python`;

const arabic = `ليلى حسن
leila@hassan.example

الخبرة
مهندسة برمجيات | 2019 – الآن
• تطوير تطبيقات الويب

المهارات
جافا، بايثون`;

it("reads German sections, dates, particles and language levels", () => {
  const { basics, work, skills, languages } = parseResume(german);
  expect(basics).toMatchObject({ name: "Jörg van der Weide", label: "Elektriker" });
  expect(work.map(({ position, startDate, endDate, current }) => [position, startDate, endDate ?? current])).toEqual([
    ["Elektroniker für Betriebstechnik", "2019-03", true],
    ["Elektriker", "2015-08", "2019-02"],
  ]);
  expect(skills[0]?.keywords).toEqual(["SPS", "KNX", "Messtechnik"]);
  expect(languages).toEqual([
    { language: "Deutsch", fluency: "Muttersprache" },
    { language: "Englisch", fluency: "B1" },
  ]);
});

it("knows the usual headings and dates of Chinese resumes, and guesses no employer", () => {
  const { basics, work, education, skills } = parseResume(chinese);
  expect(basics.name).toBe("王小明");
  expect(work).toMatchObject([{ startDate: "2019-03", current: true, highlights: ["开发支付系统"] }]);
  expect(work[0]?.name).toBeUndefined();
  expect(education).toHaveLength(1);
  expect(skills[0]?.keywords).toEqual(["Java", "Python"]);
});

it("knows the usual headings and list commas of Arabic resumes", () => {
  const { work, skills, other } = parseResume(arabic);
  expect(work).toMatchObject([{ position: "مهندسة برمجيات", startDate: "2019", current: true }]);
  expect(skills[0]?.keywords).toEqual(["جافا", "بايثون"]);
  expect(other).toEqual([]);
});
