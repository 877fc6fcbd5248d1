/** Trained by `npm run train:post` on 87 marked posts; read by ../models.ts. */
export const storedModels = {
  segments: `
requirement duty company benefit logistics legal other-person heading noise
28 -18 -15 -25 -10 -17 -12 -13 -9 -17 28 -16 -10 -13 -14 -9 -12 -11 -14 -11 25 -2 -2 -6 -7 -9 -5 -20 -11 2 14 -5 -9 -5 -8 -10 -16 -13 -7 -5 31 -8 -4 -10 -5 -19 -15 -8 -10 -8 26 -4 -9 -3 -14 -12 -3 -5 -5 -5 11 -4 -2 -4 1 -3 -7 -1 -5 -6 23 -4 -20 -17 -5 -2 -6 -10 -5 -11 21 -9 -8 -5 -3 -8 -1 -2 39 -3
above apply	-7 -5 -2 -2 -16 -6 -2 21 -6
above apply near	-7 -5 -2 -2 -16 -6 -2 21 -6
above benefits	-2 -5 0 5 -1 3 -3 -4 1
above benefits near	-2 -5 0 5 -1 3 -3 -4 1
above company	-8 -5 5 -3 1 -3 -2 7 -1
above company near	-8 -5 5 -3 1 -3 -2 7 -1
above conditions	2 -3 -4 -3 6 8 -2 -3 -3
above conditions far	-4 -6 -8 -4 17 -2 -4 -5 -6
above conditions near	4 -3 -3 -3 0 8 -2 -3 -2
above duties	1 5 -1 -1 -1 -1 -1 1 -1
above duties far	0 6 -2 -3 0 -1 -2 3 -1
above duties near	1 5 -1 -1 -1 -1 -1 0 -1
above legal	-10 -4 -3 -2 -10 15 -2 -4 5
above legal near	-10 -4 -3 -2 -10 15 -2 -4 5
above must	5 -2 -1 0 0 0 -2 -2 2
above must far	-1 -6 -6 11 -3 11 -4 -7 8
above must near	6 -2 0 -1 0 -1 -1 -1 1
above nice	-6 -11 12 -1 -3 10 -1 -1 -1
above nice far	-12 -8 -6 -1 -4 21 -1 -1 -2
above nice near	-2 -10 16 -1 -4 -4 -1 -1 -1
above none far	1 0 -1 3 1 -2 1 -1 -1
above none near	0 0 3 -1 1 -2 -2 3 -1
above preferred	12 -4 -1 -1 -2 3 -1 -5 -1
above preferred near	12 -4 -1 -1 -2 3 -1 -5 -1
address	-3 -2 -4 -5 13 -2 2 0 1
below .net	-3 -12 -7 -4 5 -4 -4 11 -4
below 6	12 -2 -1 0 -3 -2 -1 -3 -2
below a	7 -4 -9 -5 4 -4 11 -2 -6
below abil	8 -1 -2 -1 8 -16 -1 4 -2
below accomplish	10 -1 -1 6 7 -1 -1 -1 -17
below account	-2 1 1 5 -2 -1 -2 -4 -2
below action	4 -1 -4 -2 7 -1 -2 -3 -2
below addit	9 -2 0 0 0 0 0 -6 0
below administr	15 -16 -1 2 0 2 0 -3 -2
below affirm	4 -1 -4 -2 7 -1 -2 -3 -2
below against	0 5 -1 0 -1 0 0 -1 -1
below agil	1 3 -2 0 -2 -1 -1 -4 4
below al	4 -16 -2 -1 -4 23 -1 -3 -2
below analyst	1 2 2 1 -3 2 -1 -2 -1
below analyz	3 -2 0 0 0 0 0 0 0
below and	1 0 -4 3 0 0 -1 1 0
below appli	-3 1 -2 -2 -6 -7 -2 -1 8
below applic	9 5 -4 -1 -7 -2 -1 -2 -1
below approach	-18 13 -1 -1 7 0 -1 -1 -1
below architectur	-12 -2 -3 13 -1 -1 -1 -1 -1
below assign	-3 5 -3 -1 -1 10 -3 0 -1
below assist	2 -2 -6 -2 4 -1 -2 -2 -2
below associ	2 1 2 -2 1 0 3 -4 -2
below attend	16 -1 -1 -1 -1 -1 -1 -10 -1
below attent	12 -4 -1 0 -8 0 0 0 -1
below attitud	-3 -1 -7 -3 5 9 -2 -4 -5
below automot	4 -6 -6 6 3 -1 -1 -5 -2
below award	-12 -2 -3 13 -1 -1 -1 -1 -1
below bank	14 -11 -1 -1 -2 -1 0 -4 0
below basic	-11 -2 10 -1 -7 -2 -2 13 -3
below be	-1 3 -1 -1 4 -1 -1 -2 -2
below benefit	13 -2 -3 -4 -6 -6 -3 -8 -4
below best	-14 14 0 0 0 0 0 0 0
below bill	4 9 -2 -1 -2 -1 -1 -3 -2
below bl	16 -7 -5 -2 -20 -3 -3 -3 11
below bookkeeper	-7 3 11 -4 -1 -1 -2 -12 -2
below budget	8 -4 -2 8 -8 -4 -3 -6 -8
below certifi	-4 -5 -4 -8 7 5 -2 -2 6
below check	-1 -6 -1 -1 -1 11 -6 -2 -1
below chef	2 -2 -1 -1 -1 -1 -1 4 -1
below commun	3 -2 1 3 3 -2 -1 -2 -2
below compani	-2 7 10 -4 -6 -1 -1 -2 -3
below compet	12 -4 -1 0 -8 0 0 0 -1
below computer	-6 -3 6 -5 3 -4 -2 10 -4
below condit	3 -4 -1 -3 -5 -5 -2 9 -3
below construct	0 1 5 -3 -3 -1 -1 6 -2
below consult	-2 -2 -6 7 -4 -2 -2 -4 6
below contract	6 5 -2 -3 -2 -2 -1 -1 -2
below control	-3 -6 -4 -1 -3 -2 -2 -6 18
below cook	-12 -1 6 -1 9 0 0 -2 -9
below corpor	1 2 -2 3 -1 0 -1 -1 0
below cosmet	-2 -2 -6 7 -4 -2 -2 -4 6
below cpm	4 0 -1 0 0 0 0 -1 0
below cpr	-11 -4 -4 -10 16 7 -2 -2 -7
below cross	14 -11 -1 -1 -2 -1 0 -4 0
below customer	-3 -4 -13 6 9 -2 -2 12 -3
below cyber	5 -7 9 -3 -5 -1 -1 -4 3
below debug	8 -3 -3 -1 0 0 0 -2 0
below deliver	-2 0 -2 -1 -3 -1 -1 9 -1
below demand	3 -4 -1 -3 -5 -5 -2 9 -3
below depart	9 -15 -1 2 -1 2 0 7 -2
below describ	8 5 -4 -6 -2 -2 -2 -2 -2
below design	-2 3 -3 -2 12 -6 -3 -3 -2
below detail	4 -6 -1 -2 -3 -7 -1 14 -5
below develop	3 -4 -1 -1 -2 -1 -1 -4 2
below developer	2 9 -5 -3 -2 3 -3 -3 -3
below dietari	-12 -1 6 -1 9 0 0 -2 -9
below diploma	4 -1 0 0 0 0 0 -1 -1
below direct	-6 -1 -4 -2 11 -8 -5 0 -3
below dispens	-26 -12 -11 -5 31 -3 -5 -20 -5
below do	-1 3 -1 -1 4 -1 -1 -2 -2
below document	-11 11 4 -2 4 -4 -1 -6 4
below down	-17 16 -2 0 -2 -1 -1 3 -1
below draw	10 9 -11 -3 -4 -1 -1 -5 -3
below duti	10 8 -1 -1 -4 -1 -1 -11 -1
below educ	-13 -1 -1 0 -1 0 0 15 -1
below eeo	4 -1 -4 -2 7 -1 -2 -3 -2
below employe	-3 8 -2 7 -4 -4 -2 -3 -3
below employer	-4 0 -1 7 -1 -2 -1 -1 -1
below end	-14 -8 -11 -6 2 22 -6 -8 -6
below engineer	-1 2 -3 0 2 -1 -1 1 -2
below environment	11 -1 -1 -1 -2 -2 -1 -8 -1
below equal	3 -1 -2 -1 -3 6 -1 -1 -1
below equip	3 7 -2 -2 -7 -5 -2 -13 -2
below equival	2 -3 -5 -1 -2 -1 -1 -1 8
below essenti	1 9 -1 -1 -1 -1 0 -3 -1
below estat	6 2 0 0 -1 0 0 -5 -1
below ethic	-6 -1 -7 -3 8 12 -2 -5 -5
below event	5 2 -2 -2 -1 -1 -1 -4 0
below excel	-2 0 0 3 -2 0 -2 -1 -1
below experi	2 0 -2 -1 4 -2 -1 -2 2
below facebook	-13 -9 18 -3 -7 5 -2 -2 5
below familiar	7 -2 -2 0 0 0 0 -1 0
below field	-3 -1 0 0 3 -2 -4 3 -3
below find	-13 -9 18 -3 -7 5 -2 -2 5
below for	2 -1 0 -2 -2 -1 -1 -4 3
below full	2 -4 1 -5 8 -4 -4 2 -4
below function	0 11 -2 -1 -1 -1 0 -2 -3
below ged	3 -1 0 0 0 0 0 -1 -1
below good	14 -5 0 -1 -1 0 0 -6 -1
below greet	-18 13 -1 -1 7 0 -1 -1 -1
below grow	0 -7 -3 4 7 12 -1 -6 -5
below happi	3 -4 2 -4 2 3 -2 -5 -2
below have	5 0 0 -1 -2 -1 -1 -2 -1
below healthcar	2 -4 -8 -2 3 -1 -1 6 -2
below heart	3 -4 2 -4 2 3 -2 -5 -2
below high	4 -1 0 0 0 0 0 -1 -1
below hire	2 -3 -1 -4 9 0 -2 -4 -2
below histori	10 -1 -1 6 7 -1 -1 -1 -17
below holidai	2 -14 -4 12 -6 -3 -3 -12 -6
below honesti	15 -2 -1 -1 -2 -12 -2 -1 -2
below how	-11 -5 2 -12 -10 -6 -3 -1 16
below hr	7 -8 -9 -4 10 -12 -3 -12 -6
below human	10 -8 -8 -4 6 -2 -2 5 -2
below hvac	-4 7 9 -3 3 -3 -3 -10 -2
below ii	5 -9 -10 -4 0 -3 -4 9 -4
below iii	2 -11 -7 -3 3 -5 -4 8 -5
below in	0 7 4 -4 -2 -1 -1 -7 2
below inc	8 9 -2 -1 -4 -1 -12 -4 -1
below includ	-6 11 -1 0 -1 0 -1 -6 -2
below insur	5 -1 -1 -1 -2 -1 -1 -1 -1
below integr	15 -2 -1 -1 -2 -12 -2 -1 -2
below involv	-2 4 0 0 -1 0 0 0 0
below is	-14 -1 1 -3 1 4 10 -2 -4
below it	11 1 -9 -8 4 -1 -1 1 -2
below java	3 2 -5 -3 9 -2 -2 -3 -2
below job	-2 1 -1 -4 6 -3 -1 2 4
below join	5 1 -4 -1 -5 -3 -1 -4 12
below junior	-18 -3 1 5 -7 -3 -2 15 7
below kei	-5 0 -3 -4 -2 -5 -2 -4 12
below kendoui	-6 -1 -8 -4 -8 -3 18 -1 -8
below kitchen	-7 -5 17 -4 -12 -3 -3 0 -6
below knowledg	-10 -3 3 -1 -6 -3 -1 20 -2
below lead	-10 -1 1 -5 8 -2 -2 3 -3
below liaison	6 1 -4 -1 -3 -2 -2 -8 -3
below licens	22 -6 -1 -3 -2 0 0 -17 -2
below locat	17 -3 -10 18 -11 -7 -2 -10 -7
below maintain	2 8 -3 -3 -4 5 -2 -4 -1
below major	17 -1 -1 -2 -2 -1 -1 -13 -1
below make	6 16 -5 -5 -4 -1 -2 -14 -5
below manag	12 -1 -5 -1 -3 -3 -1 -3 3
below manager	-5 -3 4 2 2 -2 -1 4 -1
below math	-9 -4 20 -3 -2 -6 -1 -1 -4
below measur	10 -1 -1 6 7 -1 -1 -1 -17
below mechan	3 -9 -8 13 5 -3 -2 -3 -1
below medic	15 -13 -1 2 -2 2 0 3 -3
below microsoft	10 -3 -2 -2 -2 -2 -2 -5 -3
below minimum	-8 20 -3 -1 -6 -2 -2 -12 -5
below mobil	3 -18 8 -6 5 -10 -4 -17 -6
below month	12 -2 -1 0 -3 -2 -1 -3 -2
below more	4 4 -14 13 -4 -9 -2 -9 -5
below motiv	-1 -5 -6 -3 8 11 -2 -5 -5
below ms	-5 -9 -4 -3 -5 8 -5 -2 7
below new	3 4 -1 -1 -1 -1 -1 -4 0
below nice	5 0 0 -1 -2 -1 -1 -2 -1
below note	3 -6 -14 -8 17 -2 -7 -2 -12
below now	0 -5 2 -4 2 2 -2 -6 4
below numer	-12 -2 -3 13 -1 -1 -1 -1 -1
below nurs	1 2 -5 -2 1 -1 -2 2 -2
below object	3 3 -1 -1 -1 -1 -1 -1 -2
below of	-1 4 -1 -1 6 -1 -1 -4 -1
below offic	0 -1 9 -4 -3 -1 -1 -8 -2
below officer	-4 -15 12 -4 -5 -2 8 3 -2
below on	-10 -1 11 -2 -4 8 -2 -2 0
below opportun	-5 -1 -3 4 6 1 -2 -1 -2
below or	-3 -1 -3 -1 -2 -1 -1 3 4
below oral	3 0 0 0 0 0 0 -1 0
below organiz	-10 -2 10 -5 -10 -2 -2 -1 10
below outsid	-5 6 -6 -3 20 -2 -2 -19 -7
below overse	-13 15 0 0 -1 0 0 0 -2
below overview	-3 13 9 -4 -3 -5 -1 -12 -2
below pai	4 4 -7 -5 -2 -5 -3 -6 5
below partner	-5 -7 5 -10 -9 21 -5 -3 -9
below patient	-2 4 0 0 -1 0 0 0 0
below payabl	-1 7 -6 -2 6 -1 -1 -3 -1
below perfect	-10 3 4 -5 -3 -3 -3 -4 9
below perform	-3 2 -2 -1 -1 12 -4 -1 -1
below personnel	-8 11 0 -2 -1 0 0 -1 -1
below php	-6 6 -5 -2 6 -2 -2 -4 -1
below physic	7 -3 -1 -1 -2 -4 -1 3 -1
below physician	-8 -7 -6 -3 4 -2 -2 8 -2
below plan	2 -7 -14 19 -7 -5 -3 -4 -7
below plus	2 -7 -7 -4 -7 -2 15 -2 -6
below point	-11 15 -7 8 -8 -5 -2 -2 -8
below portfolio	1 -15 11 -4 -6 -3 6 3 -3
below posit	8 -16 2 -2 -3 -2 -2 1 11
below potenti	0 -7 -3 4 7 12 -1 -6 -5
below power	-11 15 -7 8 -8 -5 -2 -2 -8
below practic	9 4 -2 0 0 0 0 -11 0
below practitioner	-8 -7 -6 -3 4 -2 -2 8 -2
below preconstruct	20 -20 -2 -1 -1 0 -1 -3 -1
below prefer	10 -3 -10 -2 8 2 -1 -8 -2
below prepar	-2 8 -3 -2 -4 8 -6 -15 -6
below primari	-11 -1 -7 -3 -6 -4 -3 -6 25
below prior	0 -6 -11 -2 -5 -2 -2 -1 11
below process	0 3 -1 1 2 -2 -2 -4 -5
below product	4 -6 3 -2 -1 -1 -1 -4 0
below profession	8 9 -2 -1 -4 -1 -12 -4 -1
below profici	8 -1 -1 0 -3 0 0 -1 -1
below program	8 2 -2 -2 -3 -3 -1 -5 -2
below programr	1 2 2 1 -3 2 -1 -2 -1
below project	3 -12 12 -3 -6 -1 -1 4 -2
below provid	-7 10 0 0 -1 0 0 0 0
below qa	2 -1 -9 -2 11 -8 -3 -22 -3
below qualifi	6 -2 2 -1 1 0 -1 -3 -2
below qualiti	7 -13 1 -2 0 -1 -1 -1 -2
below real	6 2 0 0 -1 0 0 -5 -1
below refriger	-4 7 9 -3 3 -3 -3 -10 -2
below register	-7 11 -7 -1 -5 -1 -2 2 -3
below report	8 9 0 -8 -3 -1 -1 -4 -1
below repres	-10 1 5 0 12 -2 -2 -18 -3
below requir	0 4 -1 -1 -2 2 -1 1 -2
below resourc	10 -8 -8 -4 6 -2 -2 5 -2
below respons	0 9 0 -2 -2 -1 -1 -2 -1
below restaur	6 4 -2 -1 -1 -1 -1 -6 -1
below result	0 5 -1 0 -1 0 0 -1 -1
below retail	23 8 -9 6 -9 -3 -3 -26 -4
below rn	14 -15 -2 -2 -5 -2 -2 14 -4
below role	-14 12 -1 -4 -9 -5 -3 11 -5
below run	-1 -6 -1 -1 -1 11 -6 -2 -1
below sale	-4 -5 -1 5 3 -2 -2 1 -1
below schedul	7 -4 -1 0 -1 0 0 -5 -1
below school	4 -1 0 0 0 0 0 -1 -1
below seek	-2 -9 -3 12 -7 -4 -3 -1 -4
below sell	7 -8 -2 6 1 -1 -1 -3 -2
below servic	-6 -7 0 4 5 -2 0 9 -4
below set	0 5 -1 0 -1 0 0 -1 -1
below shoe	11 8 -11 -4 -5 -1 -1 -6 -4
below site	-1 5 -3 -1 -3 9 -3 -1 -2
below skill	3 -3 2 -1 2 -2 -1 0 0
below softwar	7 10 -11 -3 4 -9 -2 -11 -2
below solut	-2 -4 1 -11 23 -1 -1 -4 -3
below sound	-10 3 4 -5 -3 -3 -3 -4 9
below sous	4 1 -3 -2 -1 -1 -1 3 -1
below spanish	-5 -1 -4 -1 12 -1 -1 -1 -1
below specialist	-4 0 -9 -3 11 -1 -1 -2 -1
below specif	3 -1 0 0 -1 0 0 -1 -1
below specifi	-5 3 -3 -2 13 -5 -1 -3 -2
below sr	7 -1 -4 0 0 -2 -2 -1 -3
below staff	3 2 -2 -6 13 -1 -4 -5 -2
below standard	-14 14 0 0 0 0 0 0 0
below step	-17 16 -2 0 -2 -1 -1 3 -1
below strong	-5 -1 2 4 3 0 -1 -2 -3
below succe	10 -1 -1 6 7 -1 -1 -1 -17
below summari	12 -1 -2 -2 -4 -3 -2 -6 -3
below suppli	21 -10 0 -2 -5 -1 -1 -2 -16
below supplier	2 -11 -7 -3 3 -5 -4 8 -5
below support	2 1 -8 -2 5 -1 -1 1 -2
below system	-17 2 -2 -1 -2 -1 -1 21 -2
below task	-2 7 -1 0 0 0 0 -2 0
below technic	-4 -2 -1 3 5 -2 -2 0 -3
below technician	-9 15 2 -10 -2 -1 -1 -3 -1
below techniqu	-3 -1 -3 7 3 -2 -2 -3 -3
below test	-15 12 -1 -1 -3 -1 -1 12 -2
below the	13 -14 0 3 0 3 0 0 -2
below this	10 6 -1 -9 2 -2 -1 -2 -1
below through	4 -1 -1 0 -1 0 -1 -2 -1
below time	2 -4 1 -5 8 -4 -4 2 -4
below titl	-12 -4 -5 -3 10 -3 3 16 -3
below to	7 6 -2 -2 -2 -7 -1 -4 4
below todai	6 4 -1 -2 -4 -7 -1 0 -4
below top	-5 14 -1 -11 -2 -1 -1 -2 -1
below track	-5 -2 -3 -3 -4 -2 -2 -3 12
below tx	-16 4 -2 5 -2 14 -2 -5 -3
below type	8 -1 -3 -1 15 -19 -1 -3 -3
below underwriter	-2 10 2 -4 -3 -1 3 -10 -1
below up	1 -15 -11 18 10 -3 -3 -6 -2
below us	-1 2 1 -1 -4 -1 -1 -4 9
below vacat	2 -14 -4 12 -6 -3 -3 -10 -5
below valid	2 -11 -7 -3 3 -5 -4 8 -5
below verbal	8 -1 -1 -1 -4 0 0 -1 -1
below what	5 3 -2 -2 3 -1 -1 -2 1
below will	-1 3 -1 -1 4 -1 -1 -2 -2
below with	11 -1 -1 1 0 -2 -1 -1 -8
below word	0 -1 -5 2 -9 3 -3 -3 0
below work	4 -14 8 -2 0 1 -1 1 -3
below write	11 -1 -2 -1 -3 -1 -1 -2 -1
below year	-6 -1 -2 -1 15 -3 -1 -15 -3
below you	-5 2 -3 -4 -1 -2 -2 -4 15
below your	17 -7 -2 -3 -7 -3 -9 -7 -2
capitals	-1 8 -3 10 1 -7 -4 -2 -8
capitals 1	1 2 1 0 -3 -1 0 -1 0
capitals 2	1 2 -1 -1 5 -2 -1 -3 0
capitals 3	-1 -2 0 -3 1 -2 -2 5 2
capitals 4	-1 -8 1 -1 2 -2 -3 12 -2
code	-9 -2 -5 -2 -7 -1 -2 -2 28
digit	1 1 -1 1 3 -3 -1 -1 1
early 1	2 -7 -4 -5 -5 -3 -3 18 -4
early 10	9 4 -1 -2 -1 -3 -1 -2 -2
early 2	1 12 -3 -2 -6 -4 -1 -3 -1
early 3	-3 -2 15 -7 -6 -3 -3 -6 -4
early 4	8 4 -1 -1 -1 -9 0 -1 -1
early 5	12 4 -1 -2 -3 -9 -1 -1 -3
early 6	8 4 2 -4 -1 -8 -1 -1 -1
early 9	-4 7 -2 -3 6 -4 -1 -3 -1
early a	-6 7 5 -1 -2 -3 1 -2 1
early abil	16 -5 -1 -1 -4 0 0 -3 -1
early about	0 -4 9 -7 -8 -3 -3 -3 10
early accommod	-18 7 -6 -1 -3 18 -1 -8 -1
early accomplish	-1 6 -1 0 -3 0 0 -1 0
early account	-3 12 -3 -3 -4 -1 -1 5 -4
early accur	-4 5 -4 0 0 0 0 0 0
early act	-11 17 0 0 -2 0 0 -1 -1
early activ	-1 10 -3 -1 -1 0 0 -1 -1
early adapt	5 9 -3 -2 -2 -2 -2 -5 -2
early addit	-6 4 -4 -1 -1 -2 -1 9 -1
early adher	13 -3 -4 -3 -5 -6 -2 -3 -3
early adjust	-3 8 -1 -1 -1 0 -1 -1 -1
early administer	4 0 -1 -2 -1 -1 -1 -1 -1
early adviz	3 0 -2 -1 -2 -1 -1 -3 -1
early all	5 -8 -3 -1 5 4 -1 -2 -2
early also	5 4 -5 2 -8 -9 3 -1 -5
early an	2 2 -8 4 -6 6 -2 -2 0
early and	-5 4 -2 2 -3 0 -1 6 -2
early appli	-2 -8 -11 -5 9 -5 -4 0 7
early applic	9 -3 -3 -1 0 -13 -2 8 -5
early appropri	-11 16 -1 -1 -1 -1 0 -1 -1
early ar	0 -6 1 3 2 -2 -3 6 -5
early as	3 9 4 -4 -4 -3 -2 -7 -2
early assess	-5 16 -1 -2 -1 -1 -1 -3 -2
early assist	-6 14 -2 -1 -3 -1 -1 3 -2
early associ	-5 3 -6 9 -5 -6 -1 5 -1
early at	-2 -3 7 6 -12 -1 -2 -3 -5
early attend	-6 9 -1 -1 -1 -1 -1 -1 -1
early attent	8 1 -1 0 -6 -1 0 -3 -1
early automot	3 -5 -2 -2 -8 -1 -1 11 -1
early awar	-7 10 -5 -1 0 0 0 0 -2
early b	14 -2 -2 -3 -3 -3 -2 -5 -3
early bachelor	7 -3 0 -1 -1 -1 0 -1 0
early base	-5 5 -1 4 -4 0 0 0 -1
early basic	10 0 0 0 -1 0 0 -8 0
early be	12 -1 -5 3 -3 -2 -1 -1 -2
early benefit	3 -6 -1 8 0 -3 -1 -2 -2
early bl	13 -3 -2 -1 -4 -4 -1 -6 -2
early bookkeeper	-10 8 -13 10 8 -2 -2 2 -2
early break	-3 -1 -1 -3 -9 -18 -1 -1 21
early bring	-8 -13 21 -6 -4 -3 -3 -7 -4
early bs	7 0 -1 -4 0 -4 0 -1 0
early build	-10 14 0 -1 -3 -1 -1 -1 -1
early busi	-9 -6 -3 -2 10 -1 -1 5 -1
early by	-6 6 10 -2 -4 -3 -2 -2 -13
early c	-4 12 -1 -1 -1 -1 -1 -2 -1
early call	-2 7 -1 -1 -1 -1 -1 -1 -1
early can	3 -10 -13 10 -1 -4 -2 -3 6
early candid	-3 7 -6 -5 -1 1 4 -3 5
early case	-7 -1 -1 -1 -13 -7 -1 -1 19
early cash	0 2 -1 -1 -1 0 -1 -3 -1
early certifi	5 -2 -3 -1 -8 -1 -1 3 5
early chang	-6 9 0 -1 -1 0 0 -1 -1
early charg	0 3 0 0 0 0 0 -1 0
early client	-14 -9 11 11 -4 -1 -1 -4 -2
early clinic	4 1 -3 -1 -2 -1 -1 -4 -1
early close	-9 13 -1 -2 0 -1 -1 -3 -1
early code	17 -10 -6 -1 -1 -5 -1 -4 -3
early coder	-5 -1 -2 0 -3 0 0 14 -7
early collabor	-7 8 -4 -2 6 -1 -1 -1 -3
early com	-6 2 -7 -9 2 -4 13 -16 5
early commun	2 4 -1 -1 -1 0 -1 -2 0
early compani	1 -2 12 3 -6 -2 -2 -11 -9
early compens	-2 -5 -2 10 -5 -2 -1 -1 -1
early compet	11 -8 0 0 -3 0 0 -2 0
early complet	-3 6 2 -2 5 -2 -1 -4 -3
early complex	-3 16 -4 -1 -2 -2 -1 -2 -3
early compli	-1 5 0 -1 -1 0 0 -1 -1
early computer	6 -1 0 0 -3 0 0 -6 -3
early conduct	-1 4 -1 0 0 0 0 0 0
early construct	10 -6 -6 -1 -2 -1 -1 3 -3
early consult	-13 -7 17 17 -14 -13 -7 -17 -13
early consumer	-6 17 -11 -1 -1 -1 -1 -2 -1
early contact	-1 -2 -1 -3 12 -6 -2 -3 -8
early continu	-5 22 -15 -5 -5 -2 -2 -11 -4
early contract	2 -8 0 -5 -11 -3 -3 15 -5
early contribut	-9 6 5 -3 -4 -1 -1 -2 -4
early control	-3 10 -1 -1 -1 -1 -1 -2 -1
early coordin	2 4 -2 -2 -4 -1 -1 -3 -1
early corpor	-9 -8 -2 10 -7 2 -2 8 -4
early correct	-4 8 -1 0 -1 0 0 -1 0
early cost	-2 9 -1 -1 -1 0 -1 -2 -1
early cpr	3 0 0 0 -1 0 0 0 -1
early creat	-7 8 4 -3 -7 0 0 0 -1
early current	1 -3 -6 -2 16 -3 -2 -6 -3
early customer	6 5 -1 -1 -5 -2 -1 2 -1
early cyber	-2 -1 -1 -1 -1 -1 -1 10 -1
early d	-2 11 -1 -2 -1 -1 -1 -2 -1
early dai	-3 21 -9 -3 -3 -1 -1 -3 -1
early data	-1 8 -1 -1 -3 -1 -1 -2 -1
early degre	7 -1 -1 -1 -1 -1 -1 -1 -1
early deliver	-5 -1 -7 -3 -6 -3 -1 20 -2
early demonstr	13 -2 -2 -1 -2 -2 -1 -4 -1
early describ	-4 0 -5 -3 4 -4 -2 0 14
early design	-9 6 -3 -1 -3 -1 -1 11 -2
early desir	6 -1 -1 -5 -1 -1 0 -2 -1
early detail	-3 -1 -1 0 -11 -1 -1 13 -2
early develop	7 4 -1 -2 -3 -1 -1 -5 -1
early developer	-7 -7 -8 -2 -4 -1 -1 20 -2
early direct	-3 13 -2 -1 -2 0 0 -2 0
early displai	5 2 -3 -2 -1 -1 -1 -2 -2
early do	-6 -10 -7 -1 -6 -2 -4 17 4
early document	-1 5 -1 -1 -1 -1 -1 -3 -1
early driver	4 -2 -2 -1 -4 -1 -1 12 -2
early duti	1 11 -3 -2 -4 -2 -1 -5 -2
early e	-2 10 -1 -1 -1 -1 -1 -2 -1
early educ	5 -9 -3 -3 -5 -2 -2 6 -4
early eeo	8 -10 -4 -4 -3 9 -2 -5 -7
early effect	0 7 -1 -1 -2 -1 0 -2 -3
early employe	-11 6 -7 -2 2 -7 -4 -4 16
early employer	-4 -6 -4 -6 7 5 -3 -7 -4
early encourag	-6 0 -2 -1 -16 16 -1 -1 -4
early end	-2 0 -3 -1 -7 -1 -1 14 -1
early engineer	-14 -11 -3 -4 7 -2 14 11 -4
early ensur	-1 6 -1 -1 -1 -1 -1 -2 0
early environ	-8 -2 -4 -1 9 6 -1 -3 -3
early equal	-8 -4 -3 -4 8 9 -2 -5 -3
early equip	-2 8 -1 -1 -1 -1 -1 -2 0
early essenti	2 -4 -4 -2 -4 -3 -1 9 -3
early establish	2 6 0 -1 -1 -2 -1 -3 -1
early evalu	-3 6 -1 -1 -1 1 0 -1 0
early excel	7 -2 3 -3 -2 -1 0 -1 -1
early experi	7 -3 -2 0 3 -1 -1 -1 -2
early experienc	5 -10 10 -3 -7 -4 -2 -3 -2
early f	-2 11 -1 -1 -1 -1 -1 -2 -1
early familiar	5 -3 0 0 -1 -1 0 -1 0
early field	-4 -4 -6 -3 10 -2 -2 1 -4
early financi	-10 1 -1 -2 -3 13 -1 -1 -3
early find	-8 -9 -4 -9 -15 4 21 0 -8
early follow	19 -9 -1 -2 -7 -1 -5 -4 -2
early food	-1 0 -4 4 -2 -1 -1 2 -1
early for	-1 3 -7 -3 2 -2 -2 -2 9
early from	-2 -1 4 -1 -1 0 0 0 0
early full	6 -6 -12 -7 13 -2 -3 -15 -3
early function	-11 24 -4 -2 -4 -2 -1 0 -3
early g	-3 10 -1 -1 -1 -1 -1 -2 -1
early gener	3 6 -2 -1 -3 -1 -1 -6 -3
early good	9 0 -1 -1 -2 -1 -1 -2 -2
early green	-6 1 9 -4 5 -8 -3 -4 -5
early ha	11 -9 12 -4 -4 -16 -2 -1 -9
early hand	8 -5 0 -1 -2 -3 -1 -2 -1
early have	1 -7 -3 -3 19 -2 -1 -5 -2
early healthcar	-6 17 -16 -8 -17 1 -3 7 -5
early high	9 -1 -1 0 -1 -2 0 -3 -1
early hire	14 5 -22 -6 -15 -6 -6 -7 -10
early histori	10 -5 -2 0 -1 0 0 -1 -1
early hour	6 7 -4 -7 -10 -2 -2 6 -3
early how	-9 -1 -4 -7 7 -2 -2 -3 6
early human	-7 -4 7 -2 -5 -1 -1 10 -1
early identifi	0 7 -2 -1 -1 0 0 -2 -1
early if	-8 -2 -8 7 4 -3 -3 -5 14
early immedi	-5 2 -10 -1 8 0 0 -3 0
early implement	-3 11 -1 -1 -1 -1 0 -1 -1
early in	9 2 -1 -2 -2 -1 -1 -2 -1
early inc	-4 -1 -2 0 -3 8 0 -2 0
early includ	9 -20 -4 -5 0 -5 -3 21 -2
early individu	-6 1 -5 7 -2 4 -1 -1 -2
early inform	-1 -3 -3 -4 4 9 -1 -4 -4
early initi	-10 -3 15 -2 -2 -1 -1 -2 -1
early instal	-2 8 -1 -1 -2 0 -1 -1 -1
early instruct	-1 4 -2 0 -1 0 0 -1 0
early insur	2 -5 -4 0 -3 -3 -2 11 -5
early interact	-8 0 2 -1 10 -1 -1 -2 -1
early inventori	9 4 -1 -1 -2 -1 -1 -6 -3
early is	-7 -7 8 -6 8 2 -2 -1 -1
early it	-9 0 2 -4 0 -7 -2 -1 7
early java	9 -8 -4 -2 -4 -1 -1 5 -1
early job	-8 2 -3 -3 7 -4 -2 4 8
early join	-15 11 2 -6 -10 -4 -3 -6 8
early keep	-6 -2 -7 -2 -2 -1 -2 -3 15
early kei	-7 -5 -4 -3 -6 5 -3 11 -5
early kitchen	-3 0 11 -2 -4 -1 -1 -3 -3
early know	1 -6 -7 9 -4 -1 -1 -2 2
early knowledg	8 -19 -3 -1 -4 -2 -1 17 -2
early lead	-9 5 12 -3 -4 -1 -2 -7 -5
early leadership	-5 10 -1 -2 -1 -2 -1 -3 -2
early learn	12 -12 6 -2 -9 -1 -2 -3 -6
early least	10 -1 -2 -1 -1 0 0 -1 -5
early level	-3 -8 28 -9 -26 -12 -10 -17 -11
early licens	-1 -5 -1 -3 -1 -1 -1 9 -2
early life	0 -2 -3 7 -2 -3 -2 -4 -6
early lift	11 -1 -1 -1 -2 -6 0 -1 -1
early ll	0 7 -4 1 -4 -1 -2 -3 -6
early locat	-20 -6 13 -10 25 -6 -3 -18 -13
early look	-1 -12 -27 -7 3 -5 -3 -16 29
early lpn	5 -1 -1 -1 -8 -1 -1 5 -1
early mai	-6 1 1 -3 9 -4 -2 -4 7
early maintain	0 6 -1 -1 -1 -1 -1 -1 -1
early make	-2 6 -1 0 -1 0 0 -1 -1
early manag	5 2 -1 -2 -2 4 -1 -2 -2
early manager	2 -15 0 -4 0 -3 -3 2 8
early master	-7 3 -3 -1 -6 11 -1 -3 -4
early match	-4 11 -2 -1 -6 -1 -1 -1 4
early math	-16 -3 16 -5 -7 13 -3 -5 -9
early med	1 -4 -4 -4 -4 6 -4 -5 -7
early medic	6 -12 -3 11 -5 -5 -3 0 -9
early meet	-3 13 -4 -4 -1 -2 -1 -2 -1
early minimum	12 -3 -1 0 -1 0 0 -6 -2
early month	-2 8 -1 -1 -1 0 0 -1 -1
early more	-9 -1 9 -4 5 -8 -3 -2 -10
early ms	8 -1 -1 -4 -1 -4 0 -2 -1
early must	10 -7 -1 -1 -2 4 -1 -1 -1
early negoti	-5 6 -1 -1 -1 0 -1 -1 0
early new	-8 -4 10 -2 -3 -2 -1 5 -2
early next	3 -2 -2 -4 -3 -1 -2 -3 7
early no	-10 -6 -5 -3 10 15 -3 -6 -5
early not	13 -8 -14 -7 -8 3 -5 -10 -7
early note	-13 -7 -8 -3 4 9 11 -4 -4
early nurs	-4 -7 -4 -2 2 -1 -2 11 3
early obtain	-8 11 0 -1 -1 -1 0 -1 -2
early of	9 -1 0 -3 6 -1 -1 -8 -2
early offer	-8 -3 4 8 2 -3 -1 0 -1
early offic	-3 -2 6 0 -8 -2 -3 -1 -3
early on	5 -5 2 1 -2 -4 0 -1 2
early open	-11 -1 -8 -1 7 -1 -1 9 -1
early oper	-6 -11 1 -3 -4 -2 -2 22 -3
early opportun	-14 11 -9 6 1 2 -2 -7 -2
early or	10 3 -3 -7 -8 11 -2 -4 -4
early oral	6 -1 -1 -1 -4 -1 -1 -1 0
early order	8 3 -2 -2 -5 -2 -1 -4 -5
early organ	17 -10 -4 -6 -5 -2 -1 -2 -4
early organiz	7 -1 -1 0 -2 0 0 -1 0
early other	5 8 -2 -2 -2 -4 -2 -4 -4
early our	-3 -4 12 -2 -5 -4 -2 -4 3
early outsid	-5 4 -9 -3 7 -2 -1 4 -2
early over	-8 -10 15 -1 -3 -1 -1 -1 0
early overse	0 6 -1 -2 -1 -1 -2 -1 -1
early own	-4 -6 -7 13 -4 -1 -5 -1 -3
early pai	3 -4 -5 -7 -12 -4 -4 14 -7
early part	-4 11 -2 0 -3 0 0 1 -4
early particip	-6 9 -1 -1 0 0 0 -1 0
early partner	-7 -2 6 5 -9 4 -2 -3 -3
early patient	-2 -2 -1 -1 -1 -1 -1 10 -1
early payabl	2 3 -2 -2 -5 -1 -2 4 -2
early perform	-3 15 -1 -2 -4 0 -1 -3 -1
early person	-6 6 -4 -1 -3 -1 -1 9 -2
early personnel	-5 -5 -1 -2 -7 10 -2 -1 -2
early physic	-9 -2 -2 -1 -4 -2 -2 12 -4
early plan	-3 5 -4 6 -2 -2 -1 -2 -2
early pleas	5 -5 -3 -2 5 -7 -4 -3 -9
early point	1 4 -2 -1 -5 -1 -2 -4 -2
early posit	-3 5 -5 1 -5 -2 -2 6 -4
early possess	12 -7 -1 0 -1 0 0 -1 0
early potenti	-11 -3 -13 19 3 -2 -3 -6 -9
early practic	6 -18 -3 -3 -3 -2 -2 7 -3
early prefer	0 12 -8 -4 -9 -1 -1 -4 -1
early prepar	0 6 -1 -1 -1 -1 -1 -3 -1
early present	1 9 -1 -2 -1 -1 -1 -2 -1
early prevent	-7 12 -1 -1 -2 -1 -1 -3 -1
early previous	2 -8 -1 -1 -2 -1 -1 -1 6
early primari	4 -11 -3 -3 1 -4 -2 12 -3
early prior	7 -2 -1 0 -2 0 0 -1 0
early problem	1 5 -1 -1 -1 -2 0 -2 0
early process	0 5 -2 -1 -3 -1 -2 4 -2
early produc	1 3 -1 -1 -1 0 0 -1 0
early profession	-5 10 -6 -3 6 -3 -4 -7 -4
early profici	5 0 0 0 -1 0 0 -2 -1
early profil	-3 1 6 -1 -3 0 -1 -1 0
early project	0 5 -3 -2 -2 -2 -1 -1 -4
early promot	2 3 -1 -2 0 -1 -1 -2 -1
early prove	4 -1 0 0 -1 0 0 -1 -1
early provid	-2 9 -4 2 -2 -1 -1 -1 -1
early qualifi	2 0 -2 -3 2 1 -2 4 -2
early re	4 1 -1 -1 -4 0 0 -1 0
early read	-1 9 -1 -1 -1 -1 -1 -4 -2
early reason	9 -3 -17 -7 -4 3 -2 10 -3
early receiv	11 -4 -1 -2 -2 -2 -1 -6 -6
early recogn	5 -2 -12 10 -4 -2 -2 -3 -5
early recommend	-5 11 -1 -1 0 0 0 -1 0
early record	3 3 -1 -1 -3 -1 -1 -3 -3
early register	6 -5 -3 -2 -7 -2 -2 2 -3
early regularli	2 0 -1 -1 2 -5 -1 -6 -1
early relat	-7 18 -5 -2 -6 -3 -3 -14 -2
early repair	-4 8 -1 -1 -2 -2 -1 -3 -1
early report	-2 -4 -2 -5 -7 -5 -4 -5 18
early requir	8 -10 -3 -2 -2 -1 -2 10 -2
early resid	3 0 0 -1 0 0 0 -2 -2
early resolv	-4 12 -1 -1 -1 -1 -1 -3 -1
early resourc	-7 -4 7 -2 -5 -1 -1 10 -1
early respond	-13 14 -2 -1 -3 -1 -2 -1 -2
early respons	6 10 -4 -3 -4 -1 -3 1 -2
early retain	-4 6 -3 -5 -4 12 -1 -1 -2
early review	-3 9 -1 -1 -1 0 0 -1 0
early rn	16 -7 -15 -6 -14 -4 -3 13 -2
early role	-5 14 -12 -1 -4 0 0 -1 0
early s	-6 -10 7 -1 -3 7 -2 -3 -5
early safe	-10 -7 -3 -3 -4 -3 -3 17 -4
early sale	7 -2 -3 -3 -2 -2 -1 2 2
early schedul	4 -3 -2 -3 8 -1 -1 -5 -1
early school	5 -2 -1 0 0 0 0 -2 0
early seek	7 -6 -19 6 -16 -3 -3 17 -5
early self	2 5 -4 0 -3 -2 0 0 0
early senior	-13 11 -13 -2 -6 -2 15 -13 -2
early serv	8 -2 -3 -1 -1 -1 -1 -2 -1
early servic	-5 5 -7 -4 1 6 -2 6 -5
early shoe	-15 8 -4 -2 -1 -1 -1 13 -1
early should	3 -5 -1 -13 13 -1 -4 0 -6
early site	2 1 -1 0 -7 -1 -1 -1 -4
early skill	-15 10 -1 -2 -5 -1 -1 14 -2
early so	-21 -6 -7 -5 -14 -4 -2 -2 22
early softwar	-4 2 -2 -1 -2 -1 -1 8 -1
early solid	8 -1 -2 -1 -1 -6 0 -1 0
early solut	-7 1 11 -5 -6 -3 -2 -1 -2
early sourc	-6 -4 5 -2 -3 6 -2 -2 -8
early specif	6 -12 -3 -3 -4 -5 -2 14 -4
early speech	5 5 -5 -4 -5 -2 -4 -9 -4
early sr	-15 -3 -3 -1 6 -1 -1 14 -2
early staff	-11 6 -7 -5 10 -3 -4 0 -4
early state	-10 17 -7 -7 6 -5 -3 -7 -6
early strong	8 -2 -1 1 -2 -1 0 -1 -1
early succe	-5 -9 -7 10 -4 8 -2 -2 -2
early summari	2 15 -2 -1 -3 -1 -1 -20 -1
early superv	0 5 0 -2 0 0 0 0 -1
early suppli	-2 -7 -9 -6 6 -2 -3 15 -10
early supplier	-8 13 -3 -2 -10 -1 -2 5 -1
early support	-13 8 -3 -2 12 -1 -2 -2 -1
early system	-5 0 8 5 -4 -3 -1 -1 -1
early take	-1 4 0 0 0 0 0 -1 -1
early team	-4 -1 -8 -2 9 -2 -2 6 -3
early technic	2 6 -2 -2 -5 -1 -1 1 -1
early technician	7 -10 -3 -3 -6 -1 -1 9 -1
early test	-6 8 -2 -2 -2 -1 -1 1 -1
early that	-5 12 -1 -9 -9 -3 1 -13 8
early the	2 -1 6 -2 0 -2 -1 -1 -3
early thei	3 -9 5 -4 0 5 1 -6 -4
early then	-5 1 14 -6 -10 -1 -2 -2 -4
early these	-6 -16 19 -1 -2 -1 -1 -2 -1
early this	0 6 -1 -4 3 -1 -3 1 -8
early through	0 2 6 -1 -5 0 -1 -2 -1
early time	5 -2 -4 8 6 -4 -2 -11 -5
early titl	-9 7 12 -4 -23 -4 -5 5 -7
early to	5 -1 -2 -4 2 -1 -1 -2 1
early todai	-9 -15 -3 -10 8 -5 -4 4 -12
early top	5 -4 -6 -12 -8 -4 -3 15 -3
early track	-2 10 -1 -3 -1 -1 -1 -1 -1
early travel	-1 -25 -5 -6 26 -3 -3 -5 -4
early troubleshoot	1 6 -3 -4 -3 -2 -2 -7 -4
early under	4 2 -1 -1 0 -1 0 -3 -1
early understand	2 -3 5 0 -5 -1 0 0 -1
early underwriter	-9 4 -7 -4 -4 -2 -3 13 -3
early up	-2 -6 -4 -2 9 -1 -1 2 -1
early updat	-5 8 -1 -1 -1 0 0 -3 -1
early us	-2 11 -17 -3 9 0 -5 2 -5
early vacat	1 -2 -3 6 -3 -3 -2 -6 -3
early valid	2 3 -1 0 -4 -1 -1 6 -1
early valu	-5 5 7 -1 -3 -1 -1 -1 -2
early vehicl	5 6 -1 0 -2 -1 0 -1 -5
early vendor	-1 11 -1 -1 -1 -6 0 -1 0
early verbal	18 -1 -1 -3 -2 -12 -1 -2 -3
early verifi	4 11 -2 -3 -3 -2 -2 -8 -5
early vision	-3 -9 -6 20 -7 -12 -5 -6 -9
early walk	7 -1 -1 -1 -3 -1 -1 -1 -1
early want	-7 -6 10 -9 -4 -5 -3 -4 14
early we	-2 -3 7 1 0 -1 -2 -1 -1
early web	-2 -6 -8 13 -6 -2 -2 1 -4
early what	8 -3 -3 -4 -6 -2 -3 2 -3
early whether	-5 0 13 -1 -8 -9 -2 -1 -2
early while	7 -3 -3 -3 -5 0 -1 -3 -3
early why	-13 -13 11 -9 18 -9 -4 -15 -8
early will	-11 3 -3 2 15 -2 -3 -2 -4
early with	7 0 -4 5 -3 0 -1 -2 -2
early word	-3 -8 -3 -5 -3 -6 -2 -5 13
early work	-3 0 10 -3 -3 0 1 -5 -2
early write	16 -9 -3 -1 -2 -2 -1 -3 -3
early year	0 -8 11 1 8 -2 -3 -12 -7
early you	5 -6 4 -1 4 -3 -3 -6 4
early your	3 -8 -2 -7 3 -5 11 -5 -7
ends colon	-6 -11 -5 -3 12 -4 -4 16 2
ends exclamation	3 0 3 -5 -2 -1 -3 -7 1
ends question	-4 -6 6 1 -11 -4 -4 -4 16
ends stop	-1 3 1 0 0 0 -1 -2 0
first 1	2 -14 -5 -7 -6 -4 -4 22 -6
first 10	10 5 -2 -3 -2 -4 -1 -2 -2
first 2	12 8 -3 -2 -8 -5 -1 -4 -1
first 3	-4 -3 17 -9 -8 -4 -5 -7 -5
first 4	8 4 -1 -1 -1 -9 0 -1 -1
first 5	12 4 -1 -2 -3 -9 -1 -1 -3
first 6	9 6 -1 -5 -1 -8 -1 -1 -1
first a	-7 7 0 2 -2 -2 6 -3 -2
first abil	15 -5 -1 -1 -4 1 0 -3 -1
first about	0 -4 8 -7 -9 -3 -3 -4 12
first account	6 -3 -3 -2 -3 -2 -2 11 -5
first act	-8 13 -1 -1 -1 0 0 -1 -1
first activ	-2 11 -4 -2 -1 0 0 -2 -2
first addit	-6 -1 -2 -1 -1 -1 -1 11 -1
first adher	-10 14 -1 -2 -3 -1 -1 -2 -1
first administer	4 0 -1 -2 -2 -1 -1 -2 -1
first adviz	3 0 -2 -1 -2 -1 -1 -3 -1
first all	-3 -4 -2 -1 9 4 -2 -2 -3
first an	1 -12 -2 12 -4 -2 -1 -2 -2
first and	5 -3 -2 9 -10 5 -2 -7 -3
first appli	-22 -7 -8 -6 11 -4 -3 6 7
first ar	1 -4 -15 16 4 -5 -4 -7 -8
first as	-10 14 5 -5 -4 -4 -3 -2 -2
first assist	-3 12 -1 -1 -1 0 -1 -3 -1
first at	-1 -5 10 7 -14 -2 -2 -3 -6
first attend	-6 10 -1 -1 -1 -1 -1 -1 -1
first b	5 7 -2 -3 -3 -3 -3 -5 -3
first bachelor	5 -1 -1 -1 -1 -1 0 0 -1
first benefit	-16 -1 -1 19 5 -4 -1 -1 -2
first bl	13 -3 -2 -1 -4 -4 -1 -6 -2
first bookkeeper	-11 3 -6 12 -14 -3 -3 4 -3
first break	-3 -1 -1 -3 -9 -18 -1 -1 21
first bring	-8 -13 21 -6 -4 -3 -3 -7 -4
first bs	7 0 -1 -4 0 -4 0 -1 0
first build	-12 15 0 -1 -2 -1 -1 -1 -1
first c	-4 12 -1 -1 -1 -1 -1 -2 -1
first candid	5 -16 -5 -9 3 8 7 -3 -4
first case	-7 -1 -1 -1 -13 -7 -1 -1 19
first certifi	-10 -2 -5 -2 -10 -1 -2 11 9
first coder	-5 -1 -2 0 -3 0 0 14 -7
first collabor	0 5 -1 -1 -1 0 0 -1 0
first commun	-6 11 -1 -1 -1 -1 -1 -3 -1
first compani	5 0 15 -4 -7 -2 -2 -13 -11
first compens	0 -7 0 3 -4 -4 -1 -1 -1
first compet	4 3 0 0 -3 0 0 -2 0
first complet	-8 10 4 -1 -1 0 -1 -1 -1
first compli	-9 13 -1 -1 -2 -1 -1 -1 -3
first conduct	-1 4 -1 0 0 0 0 0 0
first construct	6 -8 -3 -2 -3 -1 -1 6 -4
first contact	-1 -2 0 -1 14 -5 -1 -3 -3
first coordin	2 4 -2 -2 -4 -1 -1 -3 -1
first corpor	-4 -3 1 -1 -2 -1 -1 7 -1
first creat	-5 10 -2 0 -5 0 0 0 -1
first current	6 -2 -1 0 0 -1 -1 -4 -2
first customer	9 -5 -3 -2 -8 -5 -1 11 -1
first cyber	-2 -1 -1 -1 -1 -1 -1 10 -1
first d	-2 11 -1 -2 -1 -1 -1 -2 -1
first degre	6 -1 -1 -1 -2 0 -3 -2 -1
first demonstr	13 -2 -2 -1 -2 -2 -1 -4 -1
first describ	-4 5 -4 -3 -8 -3 -3 7 -13
first design	-11 6 -4 -2 -5 -1 -1 14 -4
first develop	11 6 -2 -1 -1 -1 -1 -10 -2
first developer	-8 -8 -6 -2 1 -2 -2 14 -3
first direct	0 9 0 -2 -2 0 0 -2 0
first displai	8 -3 -4 0 -1 0 -1 -1 -3
first do	10 -9 -7 -6 -6 -2 -2 -13 9
first document	-1 6 -1 -1 -1 -1 -1 -4 -1
first duti	-12 11 -1 -2 -3 -2 -2 2 -2
first e	-2 10 -1 -1 -1 -1 -1 -2 -1
first educ	1 -12 -4 -4 -7 -3 -3 11 -6
first eeo	14 -11 -1 -3 -2 -5 -2 -5 -2
first effect	8 2 -3 -2 -4 -1 -1 -3 -8
first engineer	-8 -5 -4 -5 -26 -5 19 10 -9
first ensur	-1 5 -1 -1 -1 -1 0 -1 0
first equal	-10 -5 -5 -6 9 9 -3 -7 -4
first essenti	3 8 -4 -3 -4 -2 -1 -6 -4
first establish	-7 10 0 -1 -1 -1 -1 -1 -1
first evalu	-4 9 -1 -1 -1 -1 0 -2 0
first excel	10 -2 -1 -3 -2 0 0 -1 0
first experi	10 -4 -3 0 1 -1 -1 1 -2
first f	-2 11 -1 -1 -1 -1 -1 -2 -1
first familiar	5 -3 0 0 -1 -1 0 -1 0
first field	-4 -4 -6 -3 10 -2 -2 1 -4
first find	-10 -11 -6 -10 -18 4 22 1 -10
first follow	19 -9 -1 -2 -7 -1 -5 -4 -2
first full	6 -8 -13 -8 14 -3 -4 -16 -4
first g	-3 10 -1 -1 -1 -1 -1 -2 -1
first gener	2 7 -2 -2 -3 -1 -1 -7 -4
first good	16 -8 -1 -1 -2 0 0 -2 -2
first green	-6 1 9 -4 5 -8 -3 -4 -5
first have	11 -4 0 0 -5 0 -2 0 -1
first healthcar	-6 17 -16 -8 -17 1 -3 7 -5
first high	9 -2 -1 -1 -1 -2 -1 -2 -1
first how	-19 -4 -5 -7 10 -3 -3 -4 8
first human	-7 -4 7 -2 -5 -1 -1 10 -1
first identifi	0 7 -2 -1 -1 0 0 -2 -1
first if	-8 -2 -7 -3 5 -3 -2 -2 17
first implement	-2 6 -1 0 -1 0 0 -1 0
first in	4 9 -3 -8 -4 -1 -1 -1 -2
first initi	-6 9 -3 -2 -1 0 0 -1 0
first instal	-2 6 -1 -1 0 0 0 -1 -1
first instruct	-1 4 -2 0 -1 0 0 -1 0
first insur	-6 -4 -5 -8 -3 -2 -3 17 -2
first interact	-9 2 -4 -1 11 0 -1 -3 -1
first is	1 -6 4 -4 -6 8 -3 4 1
first it	-10 3 -1 -4 2 -8 -2 -1 8
first java	4 -2 -4 -2 -2 -1 -1 7 -2
first job	-9 7 -3 -4 7 -5 -3 -1 6
first join	-15 11 2 -6 -10 -4 -3 -6 8
first keep	-4 12 0 -1 -2 -1 -1 -2 -3
first kei	-4 -12 -6 -5 -10 5 -4 12 -8
first know	11 -4 -2 -2 -4 -1 -1 -1 4
first knowledg	0 -6 -1 -1 -2 -2 -1 9 -2
first lead	-6 7 -1 -1 -1 0 -1 0 0
first learn	-5 2 12 -2 -7 -5 -1 -1 -8
first licens	-2 -6 -2 -3 -1 -1 -1 10 -2
first life	0 -2 -3 7 -2 -3 -2 -4 -6
first lift	12 -2 -1 -1 -3 -7 -1 -1 -2
first locat	-20 -3 -9 -2 22 -4 -2 -7 -6
first mai	-2 4 -2 -2 10 -2 -2 -2 -2
first maintain	1 5 -1 -1 -1 -1 -1 0 -1
first make	-2 6 -1 0 -1 0 0 -1 -1
first manag	-3 9 -4 -3 -2 7 -1 -2 -1
first master	-7 3 -3 -1 -6 11 -1 -3 -4
first math	-9 -1 1 -4 -2 16 -2 -2 -9
first med	1 -4 -4 -4 -4 6 -4 -5 -7
first medic	7 -14 -4 11 -6 -6 -3 0 -10
first meet	-3 13 -4 -4 -1 -2 -1 -2 -1
first minimum	9 -4 -1 0 -1 0 0 -3 0
first monitor	5 -1 -1 -1 -1 -1 -1 -3 -1
first must	10 -4 0 -1 -2 1 0 -1 -1
first negoti	-5 6 -1 -1 -1 0 -1 -1 0
first no	-10 -6 -5 -3 10 15 -3 -6 -5
first not	13 -8 -14 -7 -8 3 -5 -10 -7
first note	-8 -7 -9 -4 -12 10 12 -5 -5
first nurs	-7 -8 -3 -2 6 -1 -1 12 -2
first of	2 1 1 -1 -2 -4 -1 -3 -2
first offer	0 -2 -6 11 -4 -1 -1 -1 0
first offic	-1 -5 12 -6 -9 -4 -4 -4 -6
first on	13 -10 -1 0 -1 0 0 -1 -1
first oper	-1 3 0 0 -1 -1 0 -3 -1
first opportun	-18 17 -4 -7 8 -11 -4 -10 -5
first or	12 -3 -3 -8 -14 12 -3 -5 -6
first other	10 -1 -3 -3 0 -5 -3 -7 -6
first our	1 -8 15 1 -8 -2 -1 -4 -2
first overse	0 6 -1 -2 -1 -1 -2 -1 -1
first pai	-17 -3 -4 -17 -8 -3 -4 24 -7
first particip	-7 10 0 -1 0 0 0 -1 0
first partner	-7 -2 6 5 -9 4 -2 -3 -3
first patient	-2 -15 -2 -3 -4 -3 -2 18 -2
first perform	-5 14 -1 -1 -1 -2 -1 -3 -1
first physic	-5 -2 -3 -1 -6 5 -2 3 -4
first plan	-5 8 -7 9 -4 -3 -2 -5 -4
first pleas	0 -5 -3 -3 10 -6 -4 -3 -9
first posit	2 2 -6 -1 -5 -2 -3 1 -4
first possess	7 -2 -1 0 -1 -1 0 -1 0
first prepar	-3 7 -1 -1 -1 0 -1 -2 -1
first present	-1 5 0 -2 -1 -1 0 0 0
first previous	2 -8 -1 -1 -2 -1 -1 -1 6
first primari	4 -11 -6 -3 3 -4 -2 14 -3
first prior	7 -2 -1 0 -2 0 0 -1 0
first process	0 9 -3 -1 -4 -1 -3 -7 -2
first project	-1 3 0 0 -1 0 0 -1 -1
first promot	3 2 -1 -2 -1 -1 -1 -2 -1
first provid	-4 8 -1 -2 2 0 -1 -1 -1
first qualifi	8 4 -2 -2 12 -2 -2 -22 -3
first read	-1 9 -1 -1 -1 -1 -1 -4 -2
first reason	7 -3 -6 -1 -3 5 -1 -10 -3
first recogn	9 1 -3 -4 -1 -2 -1 -2 -4
first recommend	-5 11 -1 -2 -1 -1 -1 -1 -1
first record	-3 8 -1 -1 0 0 -1 -2 -1
first register	6 -5 -3 -2 -7 -2 -2 2 -3
first regularli	2 0 -1 -1 2 -5 -1 -6 -1
first report	-2 -8 -2 -5 -8 -5 -4 -5 19
first requir	2 -5 -2 -2 -5 0 -2 7 -2
first respond	-13 14 -2 -1 -3 -1 -2 -1 -2
first respons	2 11 -2 -3 -3 -1 -1 -2 -1
first review	-3 9 -1 -1 -1 0 0 -1 0
first s	-6 -10 7 -1 -3 7 -2 -3 -5
first sale	-7 -6 -3 -2 -4 -2 -1 15 -3
first schedul	-5 -1 -3 -4 12 -1 -1 -4 -1
first serv	8 -2 -3 -1 -1 -1 -1 -2 -1
first servic	-11 -13 -4 -4 11 11 -3 8 -7
first skill	1 -1 1 -3 -3 -2 -2 4 -3
first solid	8 -1 -2 -1 -1 -6 0 -1 0
first specif	3 -9 -3 -4 -5 -5 -3 14 -4
first speech	5 5 -5 -4 -5 -2 -4 -9 -4
first sr	-15 -3 -3 -1 6 -1 -1 14 -2
first state	-12 15 -9 -8 11 -7 -4 -9 -8
first strong	8 -2 -1 1 -2 -1 0 -1 -1
first superv	0 5 0 -2 0 0 0 0 -1
first support	-13 9 -4 -2 12 -1 -2 -3 -1
first take	-1 4 0 0 0 0 0 -1 -1
first technic	2 4 -1 -1 -1 -1 -1 -8 -1
first that	-12 -11 5 -14 -9 -5 3 -3 16
first the	-2 -1 4 -3 4 -1 -1 1 -2
first thei	3 -9 5 -4 0 5 1 -6 -4
first these	-6 -16 19 -1 -2 -1 -1 -2 -1
first this	-16 7 0 -4 7 -4 -2 -1 4
first titl	-7 12 -21 -5 -4 -6 -4 -3 -5
first to	3 -23 -1 -5 13 15 -4 -6 -6
first top	5 -4 -17 -9 -6 -4 -3 16 -4
first track	-2 10 -1 -3 -1 -1 -1 -1 -1
first travel	-1 -21 -5 -5 18 -3 -2 -5 -4
first understand	3 -1 0 0 0 0 0 -1 -1
first up	-2 -8 -5 -4 11 -1 -1 3 -1
first us	-3 8 -11 -2 12 -2 -1 -3 -1
first walk	7 -1 -1 -1 -3 -1 -1 -1 -1
first we	0 -5 8 0 0 -1 -2 0 0
first what	8 -3 -3 -4 -6 -2 -3 2 -3
first whether	-5 0 13 -1 -8 -9 -2 -1 -2
first while	7 -3 -3 -3 -5 0 -1 -3 -3
first with	6 -10 9 -6 -3 -1 -1 -3 -4
first work	-3 6 2 -2 -3 2 -1 -5 -2
first you	-1 -1 -3 7 -3 -3 -4 -5 3
first your	5 -6 -5 -2 -14 -6 16 -10 -8
fresh	7 1 -1 -1 1 -2 -1 -1 -1
has 1	-2 -7 -3 -1 -5 -2 -2 16 -1
has 10	5 3 4 -1 -11 -2 -1 -1 -2
has 100	0 -9 4 7 -7 -1 -1 -5 -1
has 11	-16 7 -4 -1 16 -1 0 -1 -4
has 2	5 2 2 -1 -4 -2 -1 -5 0
has 20	-4 0 -1 8 -3 -1 -1 -1 -3
has 21	1 -6 -4 14 -3 -5 -1 -1 -1
has 3	2 0 6 -2 -2 -1 -2 -2 -1
has 30	-13 -5 12 -11 19 -6 6 -6 -12
has 4	6 2 -1 -1 2 -4 0 -5 -2
has 5	10 3 -3 -1 0 -3 -2 -2 -1
has 6	3 0 -1 -3 3 1 -1 -5 -2
has 7	8 -8 -2 -2 6 -3 -1 -1 -2
has 8	-5 2 2 -1 2 -1 -1 -2 -2
has 9	-7 10 -1 -2 3 -2 -1 -1 2
has aa	12 -4 -3 -3 3 -9 -2 -5 -8
has abil	9 -3 -3 0 -1 -1 -1 3 -2
has abl	23 -8 -4 -1 -3 -2 -1 -1 -1
has about	-1 3 10 -4 -4 -3 -2 -10 3
has abov	6 -5 -2 -5 3 3 -2 -1 -8
has accept	0 -9 -3 -6 13 -11 -2 -8 -3
has access	12 -15 -5 15 -7 -5 -2 -9 -1
has accommod	-18 9 -4 -1 6 15 -1 -7 -3
has accomplish	-11 17 12 -9 -6 -4 -2 -2 -2
has accord	-1 6 -1 -1 -1 -1 0 -1 -1
has account	-3 7 -1 0 -1 -2 -1 1 1
has accredit	21 -11 0 -2 -5 -5 -1 -18 -3
has accur	-3 4 -1 0 -1 2 0 0 -1
has accuraci	-3 7 -1 -2 -1 0 0 0 0
has achiev	-3 7 1 -1 -2 -1 -1 -1 -7
has acl	17 -6 -2 -1 -3 -4 -1 -2 -3
has acoust	9 12 -5 -3 -6 -2 -8 -15 -2
has acquir	-4 2 4 -1 -1 0 0 -1 -1
has across	-5 1 11 -4 -3 -3 -1 -1 -1
has act	-9 15 0 0 -1 0 0 0 0
has action	6 -6 -2 -1 -2 4 -1 -1 1
has activ	-4 14 -4 -1 -1 -1 -1 1 -1
has acut	-3 0 -9 -2 -3 -1 -2 -12 15
has ad	-5 -2 3 2 -4 0 0 -1 0
has adapt	8 3 -3 -1 -1 -1 -1 -3 -1
has add	3 5 -6 -1 -1 2 -2 -4 -2
has addit	-3 -1 -2 1 -1 1 -1 6 -1
has address	3 4 0 -1 -3 -5 -1 -1 -5
has adher	10 0 -3 -2 -4 -5 -2 -2 -3
has adjust	-2 6 0 0 -1 0 0 -1 -1
has administer	9 -2 -1 -2 -2 -1 -1 -5 -1
has administr	6 -1 -1 -2 -7 -1 -1 4 -2
has admit	-2 9 -1 -1 -2 -1 -1 -3 -1
has advanc	1 -14 1 16 -6 -2 -2 -2 -1
has adviz	3 1 -2 -1 -2 -1 -1 -3 -2
has affirm	1 -7 -4 -3 -5 8 -2 -3 4
has after	-6 3 11 -1 -1 0 0 0 -2
has ag	5 -3 -2 0 -8 10 -1 -1 -3
has against	0 -1 6 -5 -2 -1 -1 -2 -4
has agenc	0 3 1 -4 7 -5 -1 -3 -2
has agent	-6 4 8 0 -4 -1 -2 0 0
has agil	19 -13 -5 -4 -12 -3 -3 -8 -3
has agreement	5 -4 -1 -1 -1 0 -1 -1 -1
has aid	-4 3 -2 -1 9 -4 -1 -2 0
has al	-2 -9 -4 -3 13 -2 -3 -10 -2
has algorithm	-11 22 -4 -2 -4 -3 -7 -5 -1
has along	-5 2 6 -3 3 -1 -1 -5 -8
has also	3 0 -4 13 -9 -4 1 -2 -3
has among	-5 5 9 -3 -11 -1 -1 -1 -2
has amount	4 -3 0 0 0 0 0 0 0
has an	2 -5 -3 0 2 6 -1 -2 -1
has analyst	2 -8 -5 -2 8 -1 -1 2 -5
has analyz	-2 3 0 0 -1 0 0 -1 0
has ani	17 -7 -1 -2 -12 7 -1 -1 -1
has anim	-8 -4 9 2 -3 -1 -1 -1 -1
has answer	4 7 -2 -1 -3 -1 -1 -2 0
has appli	2 0 -7 -2 2 4 -2 -2 -2
has applic	-6 1 -2 -1 8 -1 -1 5 -2
has apprais	-2 -7 -5 -1 10 -1 0 -2 -1
has approach	-6 18 -2 -1 -2 -3 0 -2 -1
has appropri	-5 7 -1 -1 0 -1 0 -1 0
has approv	3 3 -3 -1 -1 0 0 -1 0
has approxim	-6 -14 8 14 -4 -1 -1 -1 -1
has ar	-4 -2 1 -2 2 1 0 2 -1
has architect	-5 3 8 0 -1 -1 0 0 -1
has architectur	0 -2 -1 -4 9 -1 -1 -2 -1
has area	8 1 -4 -2 5 -2 -1 -7 -1
has around	7 -2 -10 0 8 -1 -1 -1 -5
has as	0 5 1 -1 -1 1 -1 -3 -2
has aspect	-5 26 -13 -19 -7 -1 -1 -2 -3
has assess	-2 11 -2 -1 -3 -1 -1 -1 -1
has asset	11 3 -4 -2 -1 -3 -1 -1 -1
has assign	4 9 -2 -1 -3 -1 -1 -4 -1
has assist	-2 2 4 0 -4 -2 -1 0 1
has associ	-3 1 0 4 -6 4 -1 -1 0
has assur	-3 7 -1 -1 -4 0 0 -2 0
has at	3 -2 2 3 -1 -1 -1 -2 -4
has attend	-6 11 -1 -1 -1 -1 -1 -1 -1
has attent	5 -2 11 -1 0 -1 -3 -3 -5
has attitud	4 -5 4 -1 -2 -5 -1 -1 0
has audio	21 -6 -1 -1 -2 0 -12 -2 -1
has audit	-8 2 9 -3 -4 -1 -1 -2 -1
has author	7 -5 -2 -1 -15 14 -3 -1 -2
has autom	-3 10 -3 -1 -1 0 0 0 -1
has automot	-8 -2 5 -4 4 -1 -1 5 -1
has avail	-5 -6 -5 13 2 1 -3 -2 -4
has awar	-3 8 -3 0 0 0 0 0 -1
has award	6 -5 -2 9 -10 -4 -3 -4 -4
has b	14 -2 -2 -2 -3 -2 -2 -4 -2
has b2b	-10 18 -3 -2 -3 -1 -1 -2 -1
has bachelor	13 -7 -1 -1 -1 0 0 -3 0
has back	3 -8 9 5 -8 -3 -3 -5 -6
has background	2 0 0 -7 -3 4 -1 -5 -2
has balanc	6 -8 -12 16 -6 -1 -1 -3 -3
has bank	14 -21 11 -2 -1 -1 -1 -1 -1
has bar	1 -9 -3 -7 -4 -3 -2 -7 14
has base	-4 1 3 7 -4 -1 -1 -2 -1
has basic	7 0 0 0 -1 -1 0 -3 -1
has basis	-3 9 -15 -8 13 -1 -1 -2 -1
has bcl	10 -5 0 -1 -1 -1 -1 -4 -2
has be	1 -4 1 2 -2 2 0 -1 0
has beauti	-11 14 -9 -11 -4 -2 -2 -5 6
has becom	-4 -6 7 -2 0 -1 -1 -1 -3
has been	-14 -3 7 -2 -2 -2 -2 -1 7
has befor	1 -8 -15 -16 19 -11 -12 -11 -21
has behavior	3 5 -3 -4 -2 -2 -1 -1 -2
has believ	-9 1 6 -2 7 -3 -1 -4 -4
has benefit	3 -2 -5 14 -2 -2 -1 -4 -2
has best	-8 20 -2 -8 -4 -2 -1 -2 -8
has between	-9 -10 3 3 14 0 -1 -1 -1
has beverag	4 4 -2 -1 -6 -2 -2 -2 -5
has bid	4 1 -2 -1 -2 -1 -1 -6 -2
has bill	2 6 -5 -1 -3 -1 -1 -5 -1
has bl	13 -3 -2 -1 -4 -4 -1 -6 -2
has board	16 0 0 0 -7 -1 -1 -7 -2
has bonus	6 -4 -12 13 -14 -2 -2 -8 -3
has book	6 8 -5 -7 -1 0 0 0 0
has bookkeep	-7 10 -5 -5 -2 -1 -1 -1 -1
has bookkeeper	-14 3 -3 4 2 -2 -2 0 -3
has both	2 -3 -8 4 10 -1 -1 -2 -2
has brand	-9 -2 20 -3 -4 -1 -1 -3 -2
has break	-3 -1 -1 -3 -9 -18 -1 -1 21
has bring	-2 -4 8 -5 -17 -1 -2 -6 14
has broad	12 -8 4 -6 -11 -3 -2 -9 -3
has browser	-6 5 -1 -1 -6 6 -1 -1 -2
has bs	7 -1 -1 -4 -1 -3 0 -2 0
has budget	8 -4 3 -1 -1 -1 -1 -1 -1
has build	-1 2 9 -4 -1 -2 1 -3 -1
has busi	-1 7 2 -2 -4 -1 -1 -2 0
has but	1 -4 -4 -2 2 -1 0 8 -1
has by	3 0 1 1 -3 0 -1 -2 0
has c	4 7 -1 -1 -1 -1 -1 -3 -1
has c++	-1 8 -12 -1 -1 0 0 4 -1
has california	-6 -12 14 -1 11 -1 -1 -17 -1
has call	2 12 -2 -2 -6 -1 -1 -3 -2
has campaign	-5 4 -3 -7 -2 -5 -2 -4 12
has can	3 -9 -5 1 12 -2 -2 -2 -4
has candid	7 -1 -2 -2 -7 5 2 -2 1
has capabl	19 -22 -8 12 3 -1 -3 -2 -5
has capac	-8 9 0 0 0 0 0 0 0
has care	-4 0 4 2 -5 -2 -1 1 5
has career	-7 -12 17 3 3 -5 -1 -2 -1
has case	-7 1 -1 -1 -13 -5 -1 -1 18
has cash	9 -5 -1 -1 -2 -1 -1 -4 -1
has categori	-7 8 1 -2 -4 -1 0 0 -2
has caus	-15 -4 -1 -3 15 -1 -1 -2 -1
has center	1 3 4 -3 0 -4 -1 -6 1
has certifi	15 -6 -2 -1 -5 -1 -1 -1 2
has chain	-5 12 -2 -1 -1 -1 0 -4 -1
has challeng	-3 -6 14 -4 -4 -1 -2 -2 -6
has chanc	-18 -11 18 15 -10 -2 -3 -3 -2
has chang	-3 8 -4 -1 -1 3 0 -2 -2
has charg	-8 18 -2 -1 -1 -1 -1 -1 -11
has chart	-1 6 0 -1 -1 -1 0 -2 -1
has check	10 -6 -1 -1 -2 -2 -1 -1 -1
has chef	-7 -10 -10 -3 -4 -3 -3 21 -3
has chemic	6 -5 -1 -3 4 -6 -1 -5 -2
has choos	-6 6 -6 6 -2 -1 -1 -1 -2
has citi	-13 19 7 -5 -12 -5 -6 -10 -6
has civil	-1 -1 -9 -11 -3 6 12 -1 -2
has class	15 -11 -11 10 -4 -1 -1 -3 -2
has classifi	2 -4 -1 0 0 6 -1 0 -3
has clean	2 6 10 -3 -8 -1 -1 -2 -4
has client	1 0 3 3 0 -1 -1 -6 -2
has clinic	14 2 -2 -3 -6 -1 -1 -5 -4
has close	-2 10 -2 -1 -1 -1 0 -3 -1
has cloud	8 -1 -2 0 -8 -4 0 -2 -1
has cna	-13 -5 -5 -2 -10 -1 -2 13 10
has co	6 -1 3 -1 -2 -1 0 -1 -4
has coach	11 -2 -4 -1 -3 -1 -1 -3 -1
has code	11 -9 2 -1 3 -1 -1 -1 -3
has coder	-5 -1 -2 0 -3 0 0 14 -7
has collabor	-4 2 10 -2 0 -2 -1 -1 -6
has collect	-4 6 -1 -1 -3 -4 -1 -1 6
has colleg	-5 10 -1 -2 -2 -4 -1 -5 -1
has color	-2 -3 -1 -6 -2 15 -1 -1 -4
has com	0 -2 -3 -4 5 -4 2 1 1
has combin	6 -6 -4 -4 -2 0 8 -1 -1
has commerci	-9 3 9 -1 -3 -1 -1 2 -2
has commiss	-6 -9 -3 17 -6 -3 -1 -2 6
has commit	4 -8 10 1 -1 1 -2 -4 -5
has commun	6 3 -4 2 -2 -1 -1 -2 -1
has compani	4 -6 14 -3 -2 -2 0 -5 -3
has companion	-2 -7 -6 10 -8 -2 -2 -2 -1
has compens	9 -2 -10 10 -4 -3 -1 -5 -2
has compet	8 -3 -1 0 -1 0 0 -1 0
has competit	0 2 -6 6 4 -1 -2 -3 -2
has compiler	-17 -8 13 -2 -3 -1 -1 -2 -2
has complaint	-7 9 -1 -1 -2 -2 -3 -2 -1
has complet	-6 7 -1 1 3 1 -1 -3 -2
has complex	-5 2 -3 -1 -1 -1 -1 11 -1
has compli	-2 4 0 -1 -1 1 0 0 0
has compon	14 -2 -5 -1 -1 -2 -1 -4 -1
has comprehens	-1 -8 5 -1 2 -3 -2 -7 -1
has comput	1 -5 6 -2 -1 -4 -1 -3 -1
has computer	9 0 -3 0 -1 -1 0 -3 -2
has concept	4 -6 8 0 -2 -1 -1 -7 -1
has concern	11 -3 -1 -1 -2 -1 -1 -1 -5
has condit	-6 0 -1 -1 8 1 -1 -1 -1
has conduct	1 10 -5 -5 -1 0 0 0 -1
has confer	-1 11 -6 -2 -1 -1 -1 -1 -1
has confidenti	-4 3 -8 -7 15 -3 -3 -4 -6
has connect	1 -9 11 -1 -2 -3 -1 -2 -6
has consider	1 -4 -5 4 -6 -3 2 6 1
has consist	-6 10 1 -1 -1 0 0 -1 -2
has construct	6 3 -3 -1 -3 -1 -1 5 -5
has consult	-12 -4 4 9 5 -3 -2 10 -9
has consumer	-3 15 -8 -1 -1 0 -2 -2 -1
has contact	-4 6 -1 -1 7 -3 -1 -2 -5
has continu	-1 8 -2 3 -5 -2 -1 -3 -2
has contract	-6 -2 1 -2 10 -1 -1 -1 -2
has contractor	-5 7 5 -3 -6 -1 -1 -1 -1
has contribut	-2 5 2 -2 3 -2 -1 -1 -4
has control	0 5 -1 -1 1 -1 -1 -3 -1
has cook	-4 1 -2 -2 -4 -1 -1 10 -2
has coordin	-4 10 -2 -2 -3 -1 -1 -2 -1
has coordinator	-10 11 -3 -2 9 -4 -1 -15 0
has copi	1 6 -2 0 -5 1 0 -1 -1
has copier	-2 7 -1 -1 -1 -3 0 0 0
has core	13 -11 4 -2 -4 -4 -1 -2 -2
has corpor	-10 2 3 1 -4 -1 -1 -1 0
has correct	-4 9 -1 -1 -1 -1 0 -1 0
has correspond	11 1 -4 0 -3 0 -1 -3 0
has cosmet	0 3 -4 -9 -5 -1 -1 6 6
has cost	-3 6 -1 4 -2 -1 0 -1 -2
has counsel	11 -3 -5 -4 -7 -3 5 -5 -3
has countri	3 -2 7 -2 -8 -1 -1 -1 -1
has cours	18 -5 -4 -8 -5 3 -2 -9 -10
has cover	-5 1 5 6 -7 0 0 -1 -1
has creat	5 3 0 -3 -4 0 -2 -1 -1
has creativ	24 -17 -4 -2 -8 -3 -3 -5 -3
has credit	-6 11 -9 -1 -1 7 0 0 -1
has critic	-2 17 -10 -1 -4 -1 -1 -1 -1
has cross	2 -2 4 -1 -2 -1 -1 -3 -1
has culinari	-1 -4 14 -4 -6 -1 -1 -7 -1
has cultur	-3 -5 9 3 -7 2 -1 -1 -2
has current	-3 -5 -10 -2 10 0 -2 3 3
has customer	4 3 1 0 -1 -1 -1 -2 -3
has cyber	-2 -1 -1 -1 -1 -1 -1 10 -1
has cycl	-10 19 -7 -4 -15 -1 -1 -5 -1
has d	-2 5 -1 2 -3 1 -1 -1 0
has dai	-4 15 0 -2 -2 -2 -1 1 -4
has data	5 4 -1 -1 -3 -3 -1 -3 2
has databas	2 0 -1 0 -1 0 -1 -3 -1
has date	1 6 -2 -6 -2 -1 -4 -1 -2
has deal	-5 10 -2 -4 -1 -1 -1 -1 0
has debug	7 1 -2 0 0 -6 0 -1 0
has decid	8 -4 5 -4 -5 -1 -1 -3 -2
has dedic	8 -10 14 -20 -7 -5 -4 -9 -7
has defect	0 5 -1 -1 -1 -1 0 -1 0
has defin	-4 6 5 -5 -1 0 0 -1 -1
has degre	10 5 -3 -2 -3 -1 -1 -5 -1
has deliver	-9 11 7 -2 -5 -1 -1 -2 -1
has demand	-13 -1 -3 -1 -3 -2 4 12 -4
has demonstr	13 -3 -1 -1 -1 -1 -1 -4 -1
has dental	-9 -7 -3 23 -3 -6 -2 -2 -6
has depart	3 6 -8 -1 -4 -1 -1 1 -1
has department	7 -2 -3 -1 -3 -4 -1 -2 -2
has depend	-3 -15 9 -1 -8 -4 -6 -7 19
has deposit	8 -5 -3 0 0 -1 -3 -2 0
has depth	12 7 -2 -2 -6 -1 -3 -9 0
has describ	-3 -3 -7 -3 -1 -2 -2 2 17
has design	0 7 -3 -1 -1 -1 -1 1 1
has designer	-15 -3 -11 6 -10 -2 -2 22 -2
has desir	14 -6 -3 -6 -4 -4 1 5 -1
has detail	5 -7 -2 -3 12 -1 -1 -3 -5
has determin	-8 7 -4 4 0 1 0 -1 -1
has develop	-1 8 1 1 -3 -1 -1 -4 0
has developer	-2 4 4 -2 -3 -2 -2 4 -2
has development	7 -4 -1 -1 -1 -1 0 -1 -1
has devic	-12 21 -13 -1 6 -1 -1 -7 -3
has diagnos	5 5 -1 -1 -1 0 0 -16 0
has diesel	7 -4 -2 -3 -6 0 -1 3 -3
has dietari	-11 9 -11 -2 6 -4 -1 7 -1
has differ	1 0 9 -4 -8 4 -1 -2 -6
has digit	7 -1 -5 -1 -2 0 -1 -4 -1
has diploma	3 5 -1 -1 -1 -1 0 -4 0
has direct	-2 4 0 -1 1 -1 0 -2 2
has directli	-2 -11 17 -3 3 -2 -4 -4 -10
has disabl	-2 0 -2 -1 -3 15 -1 -3 -2
has discharg	-3 6 -1 -1 -1 0 0 -2 0
has disciplin	7 -1 -1 -1 -3 -1 -1 -2 -1
has disciplinari	-4 5 -1 -1 0 0 0 0 0
has discount	-4 -3 -13 17 -9 -2 -1 -2 -1
has discover	-10 4 -3 -7 11 -1 -2 -1 -8
has diseas	-6 2 0 -4 10 -1 -1 -1 -2
has dispens	4 -4 -7 -3 7 -2 -2 -6 -3
has displai	4 3 -2 -1 -1 -1 -1 -1 -1
has distribut	5 1 -1 -1 -1 -2 0 -1 0
has district	-5 8 -3 -1 -2 0 0 6 0
has divers	0 -8 -4 -2 1 13 -2 -5 -2
has divis	-9 12 -2 -3 -6 -1 -1 7 -2
has do	8 -8 2 -4 -3 -2 -1 5 -3
has document	-2 8 -1 -1 -1 -1 0 -2 -1
has doe	-8 20 -2 6 -2 -7 -1 -3 -2
has door	-6 8 -2 -2 4 -1 -1 -13 -1
has draw	5 -2 -1 -1 -2 -1 0 2 -1
has drive	9 2 -2 -5 -3 -1 -1 -2 -1
has driver	8 8 -2 -1 -4 -2 -1 -3 -3
has drug	-16 3 -4 -4 -8 20 -2 -2 1
has due	-9 -9 5 -4 6 -5 13 -2 -2
has dure	-9 1 -2 -3 15 -2 -1 -1 -2
has duti	-8 7 -3 -1 -6 7 1 4 -2
has dynam	3 -12 11 -3 1 -2 -4 -3 -7
has e	-2 7 -3 -3 6 -1 -1 -3 -2
has each	-10 -1 7 -3 1 4 -1 -2 -1
has earn	-11 -8 0 18 -6 -2 -2 -1 -6
has educ	-1 -2 -1 -1 -2 -1 -1 13 -2
has eeo	2 -7 -3 -3 -3 8 -2 -3 1
has effect	2 3 -3 3 -1 -1 -1 -1 -1
has effici	4 -1 4 -2 -1 -1 -1 -4 -1
has effort	-14 13 -2 0 -2 11 -1 -2 -2
has electr	8 0 -1 0 -4 0 0 -2 0
has electron	1 8 -3 -1 -1 0 -4 -1 0
has elig	7 -4 -6 4 -6 3 -1 -3 -1
has email	-9 4 -2 -2 5 8 -1 -3 -4
has emerg	-4 -11 6 -2 8 3 -1 -3 -1
has emphas	6 -2 -3 0 0 -1 0 -1 0
has emploi	1 -2 10 -9 -4 -4 -1 -1 -8
has employ	7 -6 -6 -3 -9 9 -2 -4 4
has employe	0 -4 3 -2 1 -3 1 -1 3
has employer	2 -1 -3 -6 -2 15 -1 -3 -2
has enabl	-11 1 -1 -3 -3 17 -1 -7 -1
has encourag	5 -7 -7 -2 -13 17 -2 -5 -3
has end	-3 6 -1 -1 -2 0 0 3 0
has energet	21 -13 -1 -2 -9 -2 -2 -2 -5
has engag	-6 13 -5 -3 -9 -1 -1 -5 -1
has engin	11 -3 -2 -4 -8 -5 -2 -4 -2
has engineer	5 -6 0 -4 1 -2 4 6 -3
has enhanc	-18 20 5 -4 -2 -1 -1 -1 -3
has enjoi	6 -11 -8 10 -4 -2 -2 -3 -3
has ensur	-4 8 -1 1 -1 -1 0 -2 0
has enterpr	-6 -6 12 -3 -1 -5 -1 -1 -1
has entrepreneuri	5 -18 24 -13 -14 -2 -2 -1 -4
has entri	2 17 -4 -2 -4 -2 -2 -7 -3
has environ	5 1 0 0 3 -2 -1 -3 -3
has environment	-3 -7 -2 -3 14 -2 -2 -13 -7
has equal	-2 -1 -5 -3 -1 17 -2 -3 -5
has equip	-3 11 -2 -1 -1 -1 -1 -2 -1
has equival	7 -2 0 0 -1 -1 0 -3 0
has error	-1 6 -1 -2 -5 -1 -1 -1 -2
has essenti	-5 -7 -5 -2 -5 9 -2 7 9
has establish	0 10 -3 -1 -1 -1 0 -4 -1
has estat	1 -2 0 -1 -2 -1 -1 8 -2
has etc	0 -2 3 -2 0 4 -1 -1 -6
has ethic	5 0 -3 0 -3 -3 0 0 0
has evalu	-2 7 2 -2 -2 -1 -1 -2 -1
has even	-9 -4 4 4 4 -4 -1 -3 3
has event	-4 4 4 -2 -3 -1 -1 -2 -1
has everi	-6 -9 18 -3 0 -5 -1 -1 -2
has exce	-7 -1 4 7 -4 -2 -2 -2 -2
has exceed	-7 3 3 -1 -2 -1 -1 -1 -1
has excel	12 -3 0 -3 -2 -1 -1 -1 -1
has except	5 -9 9 3 -7 -3 -2 -4 -2
has excit	-9 -11 -4 5 -6 -3 -2 2 13
has execut	-4 8 4 -2 -2 -1 0 -2 -1
has exist	-12 15 3 -3 1 -1 -1 -2 -1
has expand	10 3 -2 -4 -5 -1 -1 0 -2
has expect	-4 2 0 4 0 -1 -2 -2 -2
has expens	-8 5 5 9 -10 -1 -1 -2 -3
has experi	9 -2 -3 -2 0 -1 0 1 0
has experienc	5 -4 6 -5 -1 -2 -1 -2 -6
has expert	-2 5 3 -2 -3 -2 -1 -3 -1
has exposur	-16 -8 -4 -2 23 -2 -2 -3 -5
has extens	15 11 -12 -5 -10 -1 -1 -3 -7
has extern	-1 3 -1 0 2 0 0 0 -1
has f	1 6 -1 -2 -3 1 -1 -2 1
has face	-4 10 -7 -2 -1 0 0 0 0
has facebook	-7 -9 -2 -5 -10 11 -8 -5 13
has facil	-2 5 8 -1 -8 -1 -1 -4 -3
has facilit	10 2 -3 -1 -2 -1 0 -4 -1
has famili	-4 -3 1 6 2 -1 -1 -1 -2
has familiar	6 -3 -1 0 -1 -1 0 -1 0
has fast	-2 -10 3 3 -6 -2 -2 -5 7
has fax	-4 10 -1 -1 -1 -4 0 -1 0
has fda	12 -6 -1 0 -1 -1 -2 -3 0
has feasibl	-5 9 -4 -1 -4 -1 -1 -2 -1
has featur	-5 6 1 1 -2 -1 -1 3 -1
has feder	7 -3 -1 0 0 0 0 -3 0
has feedback	4 1 -1 0 0 0 0 -1 -1
has feel	0 12 13 -8 -4 -5 -1 -1 -7
has fellow	6 1 -3 0 -2 0 -1 -1 -5
has field	10 -5 -4 -1 -2 -1 -1 4 -3
has file	-5 10 -2 -1 3 -4 -1 0 -3
has fill	1 1 -11 -1 8 -2 -1 -3 -7
has financ	4 13 -2 -6 -6 -4 -2 -3 -4
has financi	-8 4 -6 7 -6 11 -1 -2 -3
has find	-9 -1 -9 -6 6 1 14 -2 -1
has finish	2 0 -1 0 -1 0 0 -5 -2
has firm	2 -4 -1 -8 1 -4 -2 -4 9
has first	-6 10 -1 9 -7 -1 0 -1 -4
has five	6 -7 8 -2 -4 0 -1 -1 -1
has fix	-5 7 -1 -1 0 -1 -1 -1 0
has flexibl	11 -7 4 -3 -4 -1 0 -2 -1
has flow	-10 -1 -4 -4 -2 -1 -1 17 -2
has focus	5 -7 7 -3 -4 -1 -1 -3 -1
has follow	-8 6 3 -2 -4 -1 -1 8 -2
has food	-4 7 -1 0 -1 -1 -1 -2 3
has for	1 1 1 0 3 -1 -1 -2 -1
has forecast	5 2 -1 -1 -2 0 0 -2 -1
has form	-1 -7 -9 17 -5 -1 -1 -5 0
has forward	-6 6 -22 -3 4 -4 -9 -1 18
has foster	-5 -1 0 6 -4 -1 -1 0 -1
has found	-5 -12 14 -1 -2 -2 0 -1 -1
has foundat	-7 -11 15 -2 7 -1 -1 -4 -2
has free	-14 -1 -6 -3 -10 23 -2 -2 -5
has from	-1 7 -4 0 -2 0 1 -4 0
has front	16 -19 -6 -3 -2 -3 -2 14 -2
has fulfil	-5 9 -1 -1 -2 -1 0 -7 0
has full	-5 -4 -11 6 14 -2 -2 -2 1
has function	-12 7 -6 -1 -4 3 2 4 6
has futur	6 -12 -2 15 -8 -4 -2 -9 -11
has g	3 8 -3 -2 -2 -3 -1 -2 -1
has gain	-11 12 0 0 0 0 0 0 0
has gather	-8 13 0 -1 -7 0 0 -1 -1
has ged	6 -2 -1 0 0 0 0 -2 0
has gender	-5 -3 -1 -4 -3 11 -1 -1 -2
has gener	3 0 3 -1 -3 -2 -1 -6 6
has genet	-7 -1 0 -4 -2 9 -1 0 -1
has get	8 -3 14 -8 -17 -1 4 -4 -6
has give	-8 3 4 1 -6 -2 -2 -2 1
has global	4 -5 -7 -4 10 -1 -1 -4 -1
has go	-5 -7 1 8 9 -13 -3 -3 -12
has goal	-6 11 -1 -2 1 0 -1 -1 -4
has good	7 -6 0 -3 1 -1 -1 -2 2
has govern	-14 5 15 -2 -6 -2 -1 -14 -2
has graphic	9 -6 -1 -2 -2 -2 -1 4 -1
has great	-9 1 4 11 -2 -3 -3 -5 0
has green	-1 0 -3 -4 1 6 -3 -8 -4
has grill	-9 6 4 -1 -2 -1 -1 5 -3
has grind	-5 1 8 -2 -1 -1 -1 -2 -1
has group	2 -3 2 -1 -4 3 -1 -2 -3
has grow	1 -9 7 6 2 -2 -2 -5 -4
has guidanc	5 -4 0 0 0 0 0 -2 0
has guidelin	5 15 -1 -7 -1 -1 -1 -10 -1
has ha	0 -12 10 -3 3 -3 -1 -1 -1
has hand	8 14 -6 -4 -9 -7 -1 -3 -3
has handl	2 4 -1 -1 1 -3 -1 -3 -1
has hardwar	0 3 0 -1 0 0 0 -1 0
has have	13 0 -7 -1 1 -2 0 -4 -3
has headquarter	-1 -8 9 -1 -3 0 -1 -1 -1
has health	-5 -1 5 4 -3 2 -1 -4 -2
has healthcar	-7 3 9 -3 5 -1 -2 -8 1
has healthi	0 1 0 4 -4 0 0 -1 0
has heavi	11 -11 -1 -1 9 -1 -1 -3 -1
has help	3 12 -4 -7 -3 -3 -1 -2 -1
has her	-1 12 -2 -8 -6 -1 -1 -1 -7
has here	-6 -8 -2 -7 -4 -5 -3 2 22
has high	10 6 2 -2 -5 -1 -1 -4 -9
has highest	0 4 4 -2 -2 -1 -1 -1 -1
has highli	16 -5 -8 1 0 -1 -1 -4 -2
has hire	-7 -9 2 -4 21 -5 -2 -12 -3
has his	9 -6 3 -1 -3 0 0 -1 0
has hold	9 -7 8 -3 -8 -2 -1 -4 -8
has holder	-1 -2 -9 -2 -13 21 -2 -9 -3
has holidai	4 -1 -1 6 -4 -1 -1 -5 -1
has home	-4 8 -1 0 5 -2 -1 -4 -3
has hospit	1 -3 3 -2 -5 -1 -1 -3 5
has hour	9 -3 -4 -3 8 -3 -2 -3 -3
has hous	-1 -10 11 -3 -4 -1 -1 -5 -1
has how	-8 -8 -7 14 5 -2 -3 -2 3
has hr	-2 2 -5 -3 6 -2 -2 -2 -7
has html	6 1 -1 -1 -4 0 -1 -4 -2
has html5	19 -8 -5 -2 -3 -6 -3 -13 -3
has http	9 2 -3 -1 -4 -3 -6 0 2
has human	1 -6 -3 -2 12 -2 -1 -5 -1
has hydraul	-4 2 -2 -1 -10 -1 -1 10 0
has i	-7 -3 -9 -3 4 1 -4 -3 9
has id	-7 0 -3 -1 10 -1 0 0 -5
has idea	-5 2 9 -2 -1 0 0 0 -2
has ident	12 -4 -3 -7 -4 11 -3 -8 -4
has identifi	-2 11 -3 -1 -1 0 0 -2 0
has if	7 -9 -9 4 0 -3 -2 -4 10
has imag	-3 -2 3 -2 -2 -1 -1 -3 6
has immedi	7 -7 -5 -1 0 0 0 -3 -2
has impact	-5 -1 10 -4 2 -1 -2 -1 -8
has implement	-2 9 0 -1 -2 -1 0 -1 -1
has import	11 -4 1 -1 -8 -4 -4 -1 4
has improv	5 2 3 -1 -3 -1 -1 -2 -1
has inc	-7 0 3 -2 8 5 -2 -8 -7
has incent	-3 -4 -10 12 -5 -1 -3 -3 -2
has includ	-4 -3 -3 6 2 0 -1 3 -1
has incom	-3 11 -5 -1 -1 0 -3 -1 0
has increas	-1 7 -6 0 -1 0 0 0 0
has independ	4 -5 5 -1 -2 -1 -1 -2 -1
has individu	2 -4 0 3 -2 5 -1 -3 -2
has industri	-7 -3 12 -2 -6 -2 3 -6 7
has influenc	-1 5 1 -7 -3 0 -1 0 -2
has inform	-3 3 -1 0 3 1 0 -1 -2
has infrastructur	-6 2 9 -1 -1 -1 -1 -2 -1
has initi	0 -1 5 1 -3 -2 -1 -2 -1
has innov	-6 -2 5 4 -1 -1 -1 0 -1
has inspect	3 7 -1 0 -1 -1 0 -9 0
has instal	-3 14 -4 -1 -5 0 0 -1 -1
has instruct	8 -1 -1 -1 -1 -1 -1 -2 -1
has instrument	-12 -5 12 -1 -1 0 0 -1 -1
has insur	8 -5 -6 7 -3 -2 -1 2 -2
has integr	5 4 -2 -1 -2 -2 -1 -3 -1
has interact	-3 12 -3 -4 2 -3 -1 -2 -1
has interest	4 -2 -6 -7 -1 -2 -2 -4 10
has intern	-5 18 -11 -1 3 0 0 -4 0
has internet	6 -3 -1 0 0 0 0 -1 0
has interperson	9 -4 0 -1 0 0 0 -1 0
has interview	-7 -7 -8 -7 15 -10 1 -2 11
has into	1 -7 9 -6 0 1 -2 -3 -3
has inventori	-4 12 -3 -1 -2 -1 -1 -2 -1
has invest	-8 -1 1 -7 -5 -7 -4 -3 12
has investig	10 -1 0 -1 -1 -2 0 -5 -1
has invoic	-4 11 -2 -1 -2 -1 -1 -1 0
has involv	-3 15 -6 -2 -4 -1 -1 -3 -1
has is	-1 -1 4 -3 2 1 0 -2 -2
has iso	6 4 -2 -1 -2 -1 -1 -2 -1
has issu	0 9 -1 -1 -1 -1 -1 -2 -1
has it	-6 0 0 3 -2 -2 -1 -3 9
has item	7 4 -2 -1 -6 0 -3 -1 -1
has java	7 -1 -6 2 -5 -2 -1 9 -3
has javascript	8 -1 -2 -1 -1 -2 -1 -3 -1
has job	4 0 -3 -2 1 -2 -2 4 0
has join	-12 -3 6 2 7 -3 -2 -5 1
has jqueri	8 -1 -3 0 -1 -2 -1 -2 -1
has js	9 -1 -3 -1 -2 -3 -1 -4 -1
has junior	7 -3 -2 6 -13 -2 -3 2 -5
has just	4 -1 10 -1 -16 -6 -3 -6 -8
has k	-4 5 -2 7 4 -5 -1 -3 -2
has keep	-8 -1 -8 2 11 -2 -1 -2 8
has kei	0 -8 -1 -3 -3 1 -1 14 -3
has kitchen	-7 6 3 -2 -2 -1 -1 -2 3
has know	-6 -5 0 7 0 -1 -1 -1 0
has knowledg	7 -4 -4 -1 -3 -1 0 8 -2
has labor	4 0 -1 0 0 0 0 -1 0
has languag	4 2 -3 -1 4 -2 0 -2 -2
has larg	-3 5 -3 -1 8 -1 -1 -3 -3
has largest	-4 -6 14 -3 5 -2 -1 -13 -1
has launch	0 -4 -5 -5 13 -1 -2 -3 -3
has law	2 -1 -2 -3 -4 12 -1 -2 -3
has lawn	0 4 0 0 -1 0 0 -1 0
has layout	-4 5 0 0 0 0 0 0 0
has lead	-8 -5 2 6 1 -1 -1 -3 1
has leader	-6 8 -1 -3 2 -2 -2 -5 8
has leadership	6 7 0 -2 -8 -1 -1 -2 -1
has learn	6 2 2 0 -3 -2 -2 -3 -4
has least	7 -4 -1 0 -1 0 0 -1 -3
has leav	-8 13 -1 0 -2 0 -1 0 -1
has legal	-8 10 1 -1 -1 -1 0 -2 0
has lend	-1 5 -5 0 0 0 0 0 0
has level	5 -5 6 -2 0 -4 4 -4 -1
has liaison	4 -8 -7 -2 -4 -2 -2 15 -3
has librari	2 6 -6 -1 -1 -1 0 -1 -1
has licens	17 -16 -2 -1 -9 -1 -1 8 -2
has life	-8 2 8 8 -7 -1 -1 -3 -2
has lift	21 -2 -3 -1 -12 -4 -1 -4 -2
has like	3 -2 -1 -2 3 -2 -6 -2 2
has limit	-4 1 -3 -1 -2 2 0 10 -1
has line	10 -8 1 -2 2 -1 -1 -1 -3
has link	-4 -5 5 -2 -5 -5 -1 -1 9
has linkedin	-8 5 -2 -5 -10 -5 -5 -5 12
has list	-10 -7 -5 -3 -2 12 -3 -6 19
has listen	-1 -3 8 0 -4 -2 -2 0 0
has live	-1 0 14 1 -11 -1 -2 -2 -6
has ll	0 15 -16 4 -6 -1 -2 -3 -1
has load	-5 7 -1 -1 -3 6 -1 -2 -1
has loan	-2 12 -9 0 0 0 -1 -1 0
has local	1 1 3 -3 3 -5 -1 -5 -1
has locat	-12 -6 12 -3 12 -3 -2 0 -5
has log	-3 2 -3 -3 -19 -1 -5 9 14
has long	-2 -10 -1 0 9 -2 -1 -10 4
has look	1 -1 -14 -6 8 -4 -3 3 8
has lot	-9 -6 9 8 -7 -3 -4 -2 -20
has love	-5 -4 5 -3 -15 -1 -2 -4 9
has lpn	6 9 -14 -3 -5 -3 -2 2 -3
has m	-1 -2 -4 -2 2 2 -1 -2 1
has machin	1 16 -6 -1 -4 -3 -1 -3 -3
has mai	-8 -1 -2 1 11 0 -2 -6 5
has mail	-3 6 -2 -4 6 -1 -1 -3 -2
has main	-12 13 4 -2 -3 0 0 -1 0
has maintain	-2 7 -2 -1 -1 -1 -1 1 -1
has major	-11 -10 -3 -4 12 -2 -2 11 -2
has make	1 7 -2 -3 -1 3 -1 -4 0
has manag	0 7 -1 1 -2 0 -1 -4 0
has manager	-2 1 -5 0 0 -2 -2 1 4
has mani	4 -7 -1 0 7 -12 -2 -2 -1
has manner	11 -2 -1 -1 -2 -3 -1 -1 -4
has manual	-4 -5 -3 -1 9 -1 -1 -3 -2
has manufactur	-5 13 -10 4 -7 0 -1 2 -1
has marit	-2 -1 -1 -4 -3 7 -1 -1 -2
has market	-1 5 5 0 -3 -2 -1 -2 -1
has master	0 -1 -3 -1 -4 9 -1 -3 -3
has match	-8 0 2 -4 11 -3 3 -1 -2
has materi	-5 7 -1 -1 6 -1 -1 -3 -1
has math	-14 -3 15 -4 -7 12 -3 -5 -9
has matlab	-8 -5 4 -4 -3 -2 -2 13 -2
has matter	9 -8 -5 0 -1 0 0 -1 0
has maxim	1 4 0 -8 -5 -1 -1 -3 -3
has me	5 -11 -2 -2 -6 -2 -2 -2 9
has measur	4 6 -1 -1 -2 -2 -1 -1 -1
has meat	-5 14 -1 -3 -1 -1 -1 -3 -1
has mechan	-5 -3 -3 -3 3 -1 -2 12 -3
has med	1 -4 -3 -4 -5 5 -3 0 -6
has media	-9 6 -2 -1 -2 -1 -1 -2 8
has medic	3 2 -6 7 -1 -1 -1 -3 -2
has meet	5 -2 -2 0 -3 -1 -1 5 -1
has member	-10 12 1 -2 -4 -2 -1 3 -1
has memori	-5 2 3 -5 -2 -1 -1 -1 -2
has mentor	12 -9 -6 6 -6 -1 -2 -3 -6
has menu	-1 4 -1 -1 0 0 0 0 0
has merchand	-11 2 -3 -3 11 -1 -1 -3 -1
has method	-11 16 -2 0 -1 -1 0 -1 -1
has microsoft	3 -1 0 0 2 0 0 -1 -4
has mid	9 5 -14 -9 -13 -2 -2 1 -5
has minimum	18 -2 -4 -1 -4 -1 -2 -5 -2
has minor	-5 -3 -1 -1 -5 8 -1 -1 3
has mission	3 1 5 -5 -5 -1 -1 -1 -1
has mm	-5 -1 -1 -1 -1 -1 -1 -1 8
has mobil	5 -8 17 -5 -20 -6 -3 -9 -5
has model	-1 0 6 -3 -2 0 0 -1 -1
has modifi	-1 4 0 -1 0 0 0 -1 0
has modul	-5 8 -1 -1 -1 -1 -1 -2 0
has monitor	0 7 -1 -1 -1 -1 -1 -5 -1
has month	3 -1 -1 0 4 -1 0 -3 -2
has more	-4 0 7 0 10 -3 -3 -6 -7
has most	3 -9 12 -1 -7 -4 -3 -2 -3
has motiv	24 -10 -5 -1 -6 -2 -1 -2 -1
has move	3 2 -4 -1 2 -2 -1 -5 -2
has ms	11 -1 -5 -2 -1 -2 0 -2 -1
has much	-10 -5 -9 12 -8 -5 -3 -6 11
has multi	-1 1 5 -1 -1 -1 -1 -1 -1
has multipl	-5 21 -5 -4 -5 -1 -1 -2 -1
has must	10 -5 -2 -2 -6 5 -1 3 -1
has mvc	27 -16 -10 -2 -4 -3 -3 -4 -1
has my	-8 -7 14 -4 7 0 -4 -1 -9
has mysql	-1 15 -3 -3 -6 -4 -2 -3 -2
has name	-16 14 -11 22 -12 -11 -6 -12 -8
has nation	3 2 -6 -6 -3 15 -2 -2 -4
has natur	4 -5 -5 -4 0 -1 -2 -1 2
has necessari	-1 5 -2 -1 2 -1 -1 -1 -1
has need	6 2 -3 -1 -1 -1 1 -3 -2
has negoti	-7 9 2 -3 -1 0 0 -1 -1
has network	4 4 0 -1 -3 0 -1 -2 -3
has new	2 5 -1 0 -2 -1 -1 0 0
has next	-4 -2 -3 -3 3 -1 3 -3 4
has night	-1 -12 -7 -8 17 -2 -2 7 -9
has no	-2 -5 2 1 6 4 -2 -5 -5
has non	6 0 -3 -2 -14 -2 -1 0 10
has north	-9 -8 -8 -2 12 -1 -1 7 -13
has not	-5 -6 -4 -2 -5 12 -2 2 7
has note	-3 -7 -6 -4 3 8 10 -3 -3
has now	3 -11 -10 -5 -13 -4 3 -19 12
has number	5 -7 -5 4 -2 -2 -3 -10 12
has nurs	3 3 -1 -1 0 -2 -1 -1 -1
has object	3 5 0 -2 -2 -2 -1 -2 -1
has obtain	0 5 -1 -1 -1 0 0 -1 -1
has of	1 4 1 -1 0 -1 0 -2 -1
has off	6 -10 -2 8 1 -2 -1 -6 -3
has offer	-12 -2 -3 16 1 3 -1 -3 -3
has offic	-6 2 0 -1 5 -2 -1 -3 -2
has officer	-5 -14 0 -3 -10 -3 12 6 -4
has on	-3 1 7 1 0 -1 -1 -3 -1
has onc	-8 -2 -7 14 -3 -1 -2 -2 -7
has ongo	-13 13 -7 12 -7 -1 -2 -2 -4
has onli	-17 4 -1 -2 18 -10 -2 -1 -2
has onlin	-17 9 -5 -2 16 -5 -2 -5 -8
has open	-5 -8 -2 -3 11 -1 -1 0 -4
has oper	1 2 -2 -1 -1 -1 -1 5 -2
has opportun	-4 -2 -3 9 2 4 -2 -1 -5
has optim	-4 5 0 0 -4 5 0 -1 -1
has or	5 -2 -1 0 -2 3 -1 0 0
has oral	4 1 0 -1 -2 0 0 -2 -1
has order	1 5 -1 -1 -2 0 0 -2 0
has organ	15 -12 5 1 -3 -3 -1 -3 -3
has organiz	13 -6 -1 0 -1 0 0 -1 0
has orient	19 -11 -4 -2 -3 4 -1 -3 -6
has origin	1 -7 2 -4 -2 13 -1 -2 -2
has other	1 5 -1 -1 -1 -1 -1 -2 0
has our	-3 -3 9 4 1 -2 -2 -2 -2
has out	4 -1 -5 8 -1 -2 -1 -4 -3
has outgo	4 0 0 -1 -4 -5 0 -3 0
has outlook	16 -3 -7 -1 -8 -2 -1 -2 -2
has outsid	6 -5 -9 -2 2 3 -2 1 -2
has outstand	15 -3 -13 8 -11 -2 -1 -5 -1
has over	-14 -4 15 -3 -4 -1 8 -1 -2
has overal	-3 5 2 0 -4 0 0 -2 0
has overse	1 8 -3 -1 -2 -1 -1 -1 -1
has oversight	-5 -5 -9 -1 -1 -1 16 -2 -1
has own	-5 2 -1 3 -5 -1 -3 -3 3
has owner	-2 0 6 -1 -3 0 0 -1 0
has ownership	4 2 -3 0 0 0 0 -1 -2
has p	-6 -5 -8 -2 -2 -3 -2 -14 22
has pace	1 -9 11 -1 -5 -2 -1 -4 -1
has packag	-9 3 -16 26 -3 -4 -2 -4 -6
has page	0 3 -1 0 -2 0 0 -1 0
has pai	2 -6 -6 11 -6 -2 -1 7 -2
has part	-3 0 4 -4 2 -2 -2 3 0
has parti	-10 -6 -5 -3 10 15 -3 -6 -5
has particip	-2 10 -5 6 -2 -1 -1 -2 -1
has partner	-7 6 -1 -1 0 1 -1 -2 -2
has partnership	-5 2 6 -4 -3 6 -1 -1 -2
has pass	19 -24 -5 -4 -4 7 -3 -9 -3
has passion	14 -11 13 -5 -4 -1 -2 -4 -10
has past	-15 -6 16 -2 -7 4 -1 -1 -4
has path	2 -12 5 11 -5 -2 -3 0 -5
has patient	-2 6 3 -2 -2 -1 -1 0 -2
has pattern	2 3 -3 0 -1 -4 0 -2 0
has payabl	-1 5 -10 -3 7 -1 -2 0 -1
has payrol	6 7 -7 -4 -6 -3 -2 -4 -8
has pe	0 -1 -9 -12 7 -1 13 -2 -4
has peer	0 9 -1 -5 -1 0 0 0 -2
has per	-2 6 -2 -1 1 -3 -1 0 -1
has perform	-2 3 0 1 -1 2 0 0 -2
has period	3 -4 -1 -1 4 -4 -1 -1 2
has perl	6 -2 -2 0 -1 -3 0 -1 0
has perman	-2 -1 5 -2 -15 12 -3 -7 -3
has permit	3 -2 -6 -1 -10 8 -1 -10 -4
has person	-4 1 2 0 7 -3 -1 -2 0
has personnel	-7 0 8 -2 -3 10 -1 -2 -4
has pertain	0 3 -1 0 0 0 0 0 0
has pest	-14 17 -3 -1 -3 -1 -1 -1 0
has pharmaceut	-3 -5 20 -5 -12 -1 -1 -8 -1
has philosophi	-6 5 11 -7 -3 -1 -2 -2 -4
has phone	-1 11 -1 -1 -3 -1 0 -5 0
has php	-5 5 -2 -1 9 -2 -1 -1 -1
has physic	13 -2 -2 -1 -3 -4 -1 1 -2
has physician	-5 4 -3 -1 10 -1 -1 -4 -1
has place	-7 4 11 2 -9 -1 -3 -4 -2
has placement	-3 -4 12 -4 -8 -2 -2 -1 -1
has plai	-16 2 12 -3 -4 -1 -2 -1 -5
has plan	2 -3 -1 8 -2 -1 0 -2 -1
has plant	-8 14 -4 -2 -1 0 0 -1 -1
has player	12 -8 -2 -1 -5 -3 -1 -2 4
has pleas	-2 -3 -10 -4 26 -6 -2 -4 -3
has plus	5 -2 -4 1 -5 -5 -2 1 7
has point	1 7 -2 -1 -4 -1 -1 0 -1
has polici	-1 6 -1 0 -1 -1 -1 -1 -1
has popul	4 -3 -1 0 0 -1 0 -1 -1
has portfolio	6 -8 -1 -2 -5 -2 6 5 -4
has portion	-1 4 0 -1 0 0 0 -1 0
has posit	1 -5 -3 1 5 0 -2 0 -1
has possess	-13 18 -1 -1 -1 -2 -1 -2 -1
has possibl	-3 11 -5 -5 -1 -4 -1 -1 5
has post	-14 -4 -9 -7 15 10 -2 2 -6
has poster	-5 -3 -5 -3 -9 15 -2 -1 -10
has potenti	-1 -1 -4 9 6 -2 -1 -4 -5
has pound	5 -2 -1 0 -1 0 0 -1 -1
has power	9 -1 0 -1 -3 -1 -1 -3 -1
has practic	5 3 -2 -1 -3 -2 -1 0 -1
has practitioner	-2 -1 -6 -2 11 -1 -1 -6 -2
has pre	-7 4 -10 -4 -10 20 -2 -2 -9
has preconstruct	20 -12 -2 0 -2 0 -1 -6 -4
has prefer	17 0 -3 -2 -4 -1 -1 -5 -1
has prep	1 -6 -1 -1 -3 -5 -1 7 6
has prepar	-1 6 -2 -1 -2 -2 1 -1 1
has present	10 -2 -4 -3 1 -2 5 -4 -2
has pressur	-1 3 0 0 0 0 0 0 -1
has prevent	-5 6 9 -3 -4 -1 0 -1 -1
has previous	4 -3 -3 -1 -2 -1 -1 -1 5
has price	-1 8 -4 0 0 0 0 -1 0
has primari	2 -7 -3 -2 5 -4 -2 8 -4
has principl	8 2 -5 -1 -7 -3 -2 -10 -1
has prior	5 -1 0 0 -1 0 0 -2 0
has priorit	2 5 -1 -1 -1 -1 -1 -2 -1
has prioriti	0 1 5 -2 -2 0 0 -2 0
has privat	-8 -4 12 -3 -6 -6 -1 7 -1
has problem	3 0 0 -1 -1 -1 -1 3 -1
has procedur	0 7 -1 -1 0 0 0 -4 0
has produc	2 5 0 -1 -2 0 0 -3 -1
has product	0 6 -2 3 -2 -1 -1 -1 -1
has profession	7 2 1 -3 -1 -2 2 -4 -2
has profici	8 -5 -2 0 -1 0 0 -1 -1
has profil	4 6 -1 -2 -3 -1 -1 -7 -1
has profit	-4 8 -2 1 -2 -2 -2 -3 -1
has program	14 1 -6 7 -5 -2 -1 -1 -6
has programr	4 -7 -9 -10 -14 -4 -5 19 -7
has progress	-8 -2 11 5 -4 -1 -1 -3 -9
has project	1 2 -2 -2 -3 -1 -1 3 5
has promot	1 0 -5 14 -3 -1 -1 -5 -1
has proper	-9 12 -3 -1 -1 -1 0 -2 0
has properti	7 2 1 -1 -4 -1 -2 -3 -1
has propos	-1 4 0 0 -3 0 0 0 0
has prospect	-2 8 -8 4 -2 -1 0 -1 -2
has protect	2 -2 0 -2 -4 8 -1 -2 -1
has protocol	2 1 0 -1 -1 0 0 -4 -1
has prove	13 -4 1 -2 -4 -5 -1 -3 -1
has provid	2 7 1 0 -4 -1 -1 -2 -1
has provider	-2 -12 16 -3 5 -2 -1 -7 -2
has public	8 -1 1 -3 -5 -1 -1 -1 -2
has purchas	-4 10 -3 0 -1 0 0 -1 -1
has purpos	-8 21 -8 -1 -4 -1 -1 -12 -5
has python	14 -4 -6 -3 -3 -5 -4 -5 -2
has qa	-6 3 -1 -1 -4 -1 -1 14 -1
has qualifi	-8 4 -2 -3 -4 0 -2 13 0
has qualiti	1 4 0 -1 -1 -1 -1 1 -1
has question	-5 11 -1 -1 -3 -1 -1 -1 0
has quickli	18 -18 7 -5 -4 -2 -1 -2 -3
has race	-4 -2 0 -3 -1 9 0 -1 -1
has rang	6 2 9 -5 -2 -1 -1 -3 -3
has rate	2 1 4 -2 -2 -1 -1 -1 -1
has re	8 -1 -2 -5 -3 -3 1 -3 0
has reach	10 -7 8 -1 -4 -2 -1 -1 -2
has read	10 1 -12 -1 -7 -2 -1 -5 3
has readi	1 0 7 -3 -17 -2 -3 -4 -3
has real	10 0 -1 2 -4 -1 -6 2 -4
has reason	9 -3 -17 -7 -4 3 -2 10 -3
has receiv	0 1 -3 0 -2 3 -1 -1 -2
has recip	-1 11 -5 -1 -1 0 0 -2 0
has recogn	-5 0 8 6 -4 -1 -2 -2 -5
has recommend	-4 8 -1 -2 -1 -1 -1 -1 -2
has reconcil	16 -2 -1 -2 -2 -3 -4 -3 -1
has record	9 1 -1 -1 -2 -1 -1 -3 -2
has recruit	8 -1 -13 13 -6 -2 -1 -5 -4
has recruiter	-17 -9 -3 -3 9 -5 13 -1 5
has refer	8 4 -6 -6 -12 -4 -2 -4 7
has referr	-4 6 -4 11 -6 -1 -2 -1 -2
has regard	8 0 -2 -2 -4 2 -1 -1 -1
has region	-10 1 -4 -4 -7 -3 -2 15 7
has register	-3 1 -7 -1 10 -1 -1 -3 -2
has registr	-12 -8 -1 -1 -6 -2 -1 20 -3
has regul	6 -5 -1 -1 -3 -1 -1 8 -1
has regular	-15 2 -3 -6 26 -6 -2 -4 -12
has regularli	7 -1 -1 0 1 -8 -1 -5 -1
has regulatori	-3 5 0 0 0 0 0 0 0
has reimburs	4 -4 0 3 -1 -1 0 0 0
has relat	11 -5 -1 -1 5 -1 -1 -3 -1
has relationship	6 -1 4 -6 -5 -1 3 -3 -4
has relev	3 3 -3 -1 -1 0 -2 -1 0
has reliabl	6 -4 -2 -2 -2 0 0 -1 -1
has religion	-4 -3 -1 -7 -2 16 -1 -1 -4
has reloc	-7 -6 -11 21 -19 -1 -2 -5 3
has remot	-7 6 -2 -2 4 -2 -1 -5 -2
has rep	3 -12 -5 -2 -4 -2 -2 8 -4
has repair	1 12 -1 -1 -1 -1 -1 -10 -1
has report	-2 -7 5 -4 1 -3 -2 -7 14
has repres	-13 10 10 -4 -2 -1 -2 0 -9
has request	4 2 -3 -1 -2 -1 -1 -1 0
has requir	6 -6 -2 -1 1 2 -1 5 -2
has research	-14 11 2 -1 -1 -1 0 -1 -1
has resid	9 -4 -3 2 -1 0 0 -1 -1
has residenti	2 -9 15 -1 -2 0 -1 -6 -2
has resolv	0 -1 -1 -1 -1 -1 -1 9 -2
has resourc	6 -7 1 -3 6 -1 -1 -3 -1
has respect	-5 2 11 -2 -2 -1 -1 -2 -8
has respond	-8 10 -3 -2 3 1 -1 -1 -1
has respons	0 10 -6 -3 -4 2 -1 4 -1
has rest	9 -1 -2 -1 -1 -1 -1 -3 -1
has restaur	-4 -8 6 -4 -5 -1 -1 -1 12
has result	-2 9 -1 -3 -3 5 -1 -7 -2
has resum	1 -1 -2 -4 9 -1 0 -2 -9
has retail	-3 8 2 -5 -4 -1 -1 1 -7
has retain	-4 8 -4 -3 -2 10 -1 -1 -1
has retir	-12 -2 4 17 -3 -4 -1 -1 -2
has return	-1 11 -2 -2 -2 -1 -1 -2 -1
has review	-2 6 0 0 0 0 0 -2 0
has right	3 -11 6 2 -7 -1 3 -4 -1
has rn	8 -17 -15 -5 4 -2 -2 15 -2
has role	-6 10 1 -3 4 -1 -2 -4 -3
has roll	-4 2 -4 -2 -14 -1 -1 14 -1
has room	0 -3 1 -2 7 -10 -1 -1 -1
has rt	-4 0 0 0 -14 -7 0 -1 16
has s	-1 -3 3 -2 -7 6 1 -2 -2
has safe	-5 7 -5 -2 -2 -1 -1 7 -2
has safeti	-6 7 1 -1 1 -1 0 -4 0
has salari	-4 -6 -4 3 12 -2 -4 -1 -4
has sale	4 1 -2 1 1 -1 -1 0 -2
has satisfact	3 8 -6 -1 -2 -3 -1 -1 -1
has save	-3 -8 4 10 -3 -3 -1 -1 -2
has scalabl	11 -3 -6 -1 -2 -3 0 -1 0
has schedul	1 7 -1 -2 0 -1 0 -4 -1
has school	17 -5 -1 0 -1 -1 0 -9 0
has scienc	5 0 -1 0 0 -3 0 -1 0
has scientif	6 -2 -1 0 0 -4 -1 -2 0
has screen	-13 -2 -3 -6 -5 22 1 -3 -2
has script	14 -4 -5 -1 -2 -3 -1 -5 -2
has scrum	2 16 -8 -3 -9 -3 -2 -13 -3
has se	-14 -2 12 -14 2 -2 11 -2 -9
has search	9 -10 1 -1 -10 -6 -2 -2 8
has sector	6 -3 7 -1 -11 -3 -3 -13 0
has secur	1 -4 -3 5 -6 4 -1 -2 -2
has see	15 -5 -11 -5 3 -6 -8 -2 -7
has seek	14 -8 -16 4 0 -3 -4 9 -5
has select	-8 13 -5 1 4 -6 -1 -3 -2
has self	-12 17 -2 -1 -2 -1 -1 -3 -1
has sell	8 2 -4 -2 -1 -1 -1 -1 -1
has send	10 2 -2 -10 -3 -1 -2 -3 -9
has senior	0 3 -3 -3 -2 -2 11 -4 -5
has serv	10 -9 6 -3 -1 -1 -1 -3 -1
has server	4 0 -2 0 0 -1 0 0 0
has servic	5 -2 2 2 -2 -1 0 -2 -2
has set	2 8 -2 1 -5 -1 -1 -2 -2
has sexual	-8 -3 0 -3 -2 10 0 0 -1
has share	-7 14 -6 0 -1 0 -1 -1 -2
has sheet	-4 11 -1 -3 -1 0 0 -1 -2
has shift	1 -1 -8 -3 13 -3 -1 4 -7
has ship	13 -4 -1 -1 -2 -2 -1 -4 -2
has shoe	7 4 -12 6 -5 -1 -2 0 -7
has shop	5 2 -1 -1 -2 -1 -1 -3 -2
has should	7 -9 -1 -7 9 -2 -3 -1 -5
has show	13 -5 -7 0 -2 -1 -1 0 -5
has side	4 0 -2 0 0 -1 0 0 0
has sign	-6 1 -9 14 -4 -7 -3 -3 -6
has signific	-5 8 2 -3 -3 -1 0 -2 -1
has simpl	-7 -12 8 -11 -13 -3 -4 -17 21
has simulink	-1 0 5 -2 -1 -1 -1 -1 -1
has sinc	-4 -3 6 -1 -1 -2 -1 0 -1
has site	-8 4 4 3 1 -2 3 -4 -4
has situat	-4 6 -1 0 0 0 0 -2 0
has six	6 -3 3 0 -1 -1 0 0 -5
has size	-7 10 1 0 -4 0 -1 -1 -1
has skill	3 -4 -1 1 -4 0 0 7 -1
has small	-8 5 4 -9 -4 -1 -1 -2 -1
has smart	-12 -10 -2 -4 -4 8 -4 -2 12
has so	-11 2 -8 -6 1 5 2 -1 12
has social	-5 2 0 -1 -12 6 -1 -2 4
has societi	13 5 -7 -1 -6 -1 -1 -4 -2
has softwar	0 3 -2 -1 -1 -1 -1 4 -1
has solid	6 -2 -2 5 -1 -5 0 -1 0
has solut	-1 -4 12 -5 -4 -1 2 -1 -2
has solv	7 1 1 -1 -2 -2 -1 -2 -2
has some	-9 7 10 0 1 -6 -1 -2 -2
has sourc	5 0 0 -4 -6 4 -1 -4 -3
has spanish	18 -13 -2 -2 -5 -2 -1 -3 -7
has speak	13 -6 -1 -2 -5 -3 -1 -4 -2
has special	1 1 10 -2 -4 -3 -1 -10 -2
has specialti	-1 3 5 -4 -3 -3 -2 2 -3
has specif	7 -9 -8 -4 -2 -3 -2 6 9
has specifi	0 7 -1 0 -1 0 0 -3 0
has speech	4 9 -4 -3 -4 -1 -6 -8 -4
has sql	7 -5 0 0 0 0 0 -4 0
has sr	10 -6 0 -2 -7 -3 -2 4 -2
has stack	11 -13 -11 -2 13 -4 -2 -12 -4
has staff	-5 12 3 -3 -2 -2 -1 -3 -2
has stakeholder	-1 5 -3 -1 0 0 0 0 0
has stand	10 -1 -1 -1 -1 -3 -1 -1 -2
has standard	-1 7 -1 -1 -1 0 0 -1 -1
has start	-6 2 5 8 0 -3 -4 -7 -8
has starter	-14 18 -2 -1 -2 -2 -2 -4 -2
has state	9 -4 2 -2 -2 -2 -1 1 -1
has statement	7 -4 -2 -1 -3 2 -1 -1 -6
has status	-3 4 0 -4 1 8 -1 -1 -4
has step	-5 -15 16 -7 -3 -1 -2 6 -4
has stock	3 6 -4 -1 7 -9 -1 -2 -5
has storag	8 -1 -1 0 -1 -3 -1 -1 -1
has store	0 0 2 3 -1 0 -1 -2 -1
has strategi	8 6 -5 -1 -3 0 0 -3 -1
has strive	-6 18 -10 -5 -6 -3 -2 -11 -4
has strong	8 -4 1 0 -2 -1 -1 -1 -2
has structur	8 1 -6 -11 0 -1 5 1 -2
has studi	0 4 0 0 -1 0 0 -1 0
has sub	0 5 -2 -2 -6 -1 -1 -1 -1
has subject	2 -6 -3 -1 10 -1 -1 -1 -4
has submit	-7 1 -2 -5 1 12 -1 0 -4
has submitt	2 3 0 0 0 -1 0 -3 0
has substanc	13 -6 -1 -3 -4 -7 -1 -4 -2
has succe	-3 -5 2 5 -1 0 -1 0 1
has such	3 -4 3 -1 5 -3 -1 -2 -1
has suit	-3 4 -10 -5 16 -4 -4 -4 -4
has summari	1 4 -2 -1 -3 -1 -1 -1 -2
has superintend	-11 3 2 -1 -2 -1 -1 12 -1
has superv	2 3 0 -1 0 0 0 0 0
has supervis	1 10 -3 -1 -1 -1 -1 -2 -2
has supervisor	1 -6 15 1 -7 -2 -2 -4 -3
has suppli	-1 4 -3 -2 2 -1 -1 2 -2
has supplier	-12 15 -1 -1 -5 -1 -1 2 -1
has support	-2 11 -4 0 0 -1 -1 -2 -1
has system	-2 5 0 -1 1 -1 -1 -1 0
has tabl	-10 7 4 -2 -1 -1 -1 -1 -1
has take	5 -10 5 0 -7 -1 -3 -2 11
has talent	-3 3 2 1 -6 -6 7 -3 -3
has target	-12 -2 14 1 5 -2 -3 -3 -2
has task	-1 -6 -2 -1 -2 2 -1 15 -1
has teach	-7 2 -5 15 -2 -1 -1 -1 -4
has team	-4 4 3 3 -1 -1 -1 -2 0
has teamwork	4 -4 4 0 -2 -4 -1 -1 -1
has technic	6 5 -2 -1 -2 -1 -1 -4 -1
has technician	-4 4 -4 -4 -1 -1 -1 7 -1
has techniqu	-4 -1 9 -2 0 0 0 -1 -2
has technologi	10 -4 7 -3 -3 -4 0 -2 -3
has telephon	3 -4 -5 -2 3 -3 8 -2 -5
has temperatur	-4 -2 -2 -1 14 -2 -1 -2 -4
has temporari	0 -14 17 -4 0 -7 -2 -1 -2
has term	-3 -8 0 0 8 -2 -1 -9 4
has territori	-1 6 2 -3 -2 0 0 0 -1
has test	0 7 -2 -1 -5 2 0 0 2
has texa	3 -3 8 -5 11 -3 -2 -19 -4
has than	3 -6 17 -3 -13 -3 -1 -1 -2
has that	-4 3 4 -2 2 -2 -1 -2 1
has the	0 2 2 1 0 0 -1 -3 -1
has thei	-3 -7 10 -4 -1 4 2 -4 -3
has their	0 -2 3 1 0 0 -1 -4 -2
has them	4 -5 15 -8 -3 -2 -1 -2 -1
has then	2 -1 12 -3 -12 -1 -2 -2 -3
has there	-10 -13 3 -9 -5 -11 4 -9 20
has these	0 -6 11 -1 3 -1 -1 -4 -6
has thing	-10 -3 5 -1 6 -1 0 -1 -1
has think	-12 3 -6 5 5 -1 -5 -2 -3
has this	7 -4 -3 -5 0 0 -2 4 2
has thorough	-7 11 -6 -3 -1 -1 3 -1 -2
has those	-11 13 -16 9 -4 4 -2 1 -10
has three	15 -16 10 -4 -7 -3 -2 -5 -2
has through	0 2 1 -1 -1 -1 0 -2 -4
has throughout	-7 6 12 -3 -9 -1 -1 -2 -2
has time	0 -2 -2 1 5 0 -1 0 -3
has titl	-10 6 10 -2 -15 -3 -3 4 3
has todai	-2 -9 -2 -4 1 -2 -2 3 6
has tool	1 0 0 -2 5 -3 -1 1 -2
has top	-3 -3 5 2 -4 -3 -3 9 -7
has total	5 4 -6 9 -9 -1 -1 -9 -4
has toward	8 -8 0 0 0 0 0 0 0
has track	0 3 -2 -2 -5 -2 -1 -5 11
has train	9 -1 -5 9 0 -2 -1 -10 -1
has transact	12 -9 -1 -1 -3 0 0 -2 0
has transfer	-3 11 -1 -1 -1 -1 -1 -4 -1
has transmit	8 -7 -2 -1 -2 -1 -1 -1 0
has transport	-1 4 -3 -1 4 -1 -1 -1 -5
has travel	-5 -13 1 2 17 -1 -1 -4 -2
has treatment	-5 6 -1 -1 4 -1 0 -2 0
has trend	-8 2 -5 -1 -1 -4 4 -1 9
has troubleshoot	1 5 -1 -1 -1 -1 -1 -2 -1
has truck	2 -2 0 -7 -1 -3 -2 0 -1
has truli	5 -2 -13 3 4 -1 -1 -2 -12
has trust	-8 5 0 -3 6 -1 -1 -2 -1
has tuition	4 -6 -1 5 -3 -1 0 -1 -1
has twitter	-4 -7 16 -7 -14 -9 -3 -5 10
has two	2 -14 7 -8 8 -2 -2 -5 -1
has tx	4 -5 -17 -3 17 -3 -8 1 -3
has type	-4 4 0 -4 5 -3 -1 -2 -4
has ui	3 4 -4 -1 -3 -1 -2 -8 -4
has under	2 8 -2 -1 -1 -1 -1 -2 -2
has understand	7 1 -4 -1 -3 -1 0 -1 -1
has underwrit	-5 7 -2 0 0 0 0 0 0
has underwriter	-5 11 1 -2 -2 -1 -2 -8 -2
has union	-4 -6 -2 -4 -4 15 -2 -3 -5
has uniqu	3 0 9 -10 5 -2 -5 0 -3
has unit	-5 -5 4 -3 5 -2 -1 8 -1
has up	0 3 -7 -1 -2 -1 2 -2 4
has updat	-5 10 -4 -1 -1 -1 0 -2 0
has upgrad	11 -5 -2 -1 -7 -2 -2 -4 0
has upon	-5 1 -5 1 4 -2 -1 -4 -1
has us	-3 6 -1 -3 0 2 -1 -2 -1
has user	-2 4 -1 0 0 0 0 -1 0
has util	-3 6 -1 0 -1 0 0 -1 0
has v	-3 -1 -1 -1 -16 -4 -1 -1 16
has vacat	0 -1 -2 9 -4 -4 -2 -4 -2
has valid	5 10 -1 -1 -5 1 -1 -4 -1
has valu	12 -4 7 -3 -4 -2 -1 -2 -7
has varieti	-8 0 3 -5 12 0 -1 -3 -1
has various	2 7 -1 -1 -4 -1 -1 -1 -3
has vehicl	3 5 -1 -2 -2 0 0 -1 -3
has vendor	-2 5 -1 -1 5 -2 0 -3 0
has verbal	12 -3 0 -1 -2 -2 0 -3 -1
has veri	3 -7 10 -1 -2 -4 0 0 -3
has verifi	0 11 -2 -1 -1 -1 -1 -3 -1
has veteran	2 -3 -3 -1 -3 11 -1 -2 -1
has veterinari	-4 -3 13 -2 -3 -1 -1 4 -1
has via	-6 -4 8 0 0 0 0 0 0
has view	-12 -5 4 -8 16 -3 -3 -3 -8
has vision	1 -4 -3 15 -3 -6 -2 -3 -6
has visit	-7 -1 2 -3 14 -7 -2 -2 -7
has visual	-8 -2 7 -2 -2 -2 -1 -1 -2
has volum	4 4 -3 -1 -1 0 0 -2 -1
has wa	-12 -7 9 1 2 -1 -1 -2 -4
has wai	0 -14 18 -5 -9 -4 -3 -5 4
has walk	5 -2 -1 -1 0 -2 0 -1 -1
has want	-11 -4 8 2 -9 -5 1 -5 9
has warehous	-7 -7 -4 -1 16 -10 -1 -2 -1
has we	-5 -3 7 0 2 -1 -2 2 0
has web	-2 14 -7 4 -2 -2 -1 -4 -4
has websit	-13 1 -9 -2 23 -7 -2 -2 -10
has week	-10 13 -1 1 -1 0 0 0 0
has weekend	-6 -11 -4 -8 23 -1 -1 -3 -1
has well	9 -10 6 3 -3 -2 -1 -3 -2
has wet	-8 -3 -1 -1 10 -1 -1 -2 -1
has what	7 -4 -2 -1 -4 -2 -3 1 -5
has when	-6 3 -3 5 -3 2 3 -1 -3
has where	-10 -4 17 -6 -1 -3 -1 -1 -6
has whether	-7 4 11 -1 -6 -6 -1 0 -1
has which	-12 4 3 -1 3 -2 5 -2 -3
has while	1 -1 -4 10 -3 1 -1 -4 0
has who	19 -9 -15 0 -6 -1 3 -5 -4
has why	-6 -13 6 6 8 -6 -10 -10 -1
has will	-3 5 -1 4 4 -1 -2 -4 -2
has win	-21 -11 -10 12 -8 -5 -4 19 -4
has window	2 -1 8 -1 -4 0 0 -7 0
has wireless	-18 -3 -16 11 -5 -3 -3 19 -14
has with	4 1 -3 0 1 0 0 -3 1
has within	-2 2 6 2 -3 -1 -1 -3 -2
has without	11 -7 3 -3 -4 4 -1 -2 -4
has woman	-11 10 -5 -7 -5 15 -1 -1 -7
has word	8 -3 -4 -2 0 -2 -1 -2 3
has worker	-2 3 3 -1 -1 0 0 0 -2
has workforc	-3 -8 23 -16 -9 5 -3 -2 -4
has workplac	-13 -4 -6 -3 -8 23 -1 -1 -4
has world	14 -16 5 0 6 -4 -6 -1 -4
has worldwid	-4 -5 12 0 -2 0 0 -2 0
has would	-2 -7 -11 0 3 6 -1 -2 7
has write	9 1 -2 -1 -2 -1 1 -3 -1
has xml	10 -3 0 -1 0 0 0 -5 0
has year	4 -2 4 -1 0 0 1 -4 -2
has you	1 -1 1 3 -2 -3 -2 -6 8
has your	-1 -4 2 3 -1 -3 3 -3 3
heading duties	11 -1 -4 -4 -9 -3 -2 4 -4
heading must	-7 5 -3 -5 5 -4 -4 9 -5
money	-7 2 -8 17 0 -2 -1 -3 -5
opens benefits	-1 -2 -1 7 -1 -3 -1 -1 -1
opens company	-17 -4 1 -2 14 -4 -2 -6 -1
opens conditions	-8 -2 -5 -1 -5 20 -1 -9 -3
opens duties	5 7 -4 -1 0 -1 -2 -3 -2
opens must	5 -5 -1 -1 1 -1 -1 4 -2
opens preferred	19 -6 0 0 -1 -1 0 -12 0
opens with ing	3 3 1 -2 4 -4 -1 -2 -1
opens with s	-2 7 -1 -1 -1 -1 -1 -1 -1
place 0	-1 -1 2 -2 -1 -2 -2 11 -4
place 1	-1 2 3 -2 -1 -1 -2 2 -3
place 2	-1 5 2 -1 -2 -2 -1 0 0
place 3	2 1 1 2 -3 -2 -2 0 0
place 4	3 1 -1 -2 1 -2 -1 3 -1
place 5	3 2 -1 1 0 -2 -1 -1 0
place 6	6 2 0 2 -3 0 -2 -4 0
place 8	4 -3 -4 -3 3 2 0 -3 4
place 9	0 -4 -3 -2 6 4 -2 -6 8
since 0	4 0 -2 -1 0 0 -2 4 -2
since 1	1 -1 -4 -1 -2 0 -2 10 -1
since 10	3 -3 2 -3 2 -2 -2 -1 1
since 11	0 -1 -3 2 4 0 -2 -2 0
since 2	3 -2 10 -3 2 -2 -2 -4 -2
since 3	6 -1 -1 -3 2 -2 -1 0 0
since 4	0 1 3 0 1 -2 -2 1 -1
since 5	5 4 -1 -1 -4 -1 -1 2 -1
since 6	-2 2 5 -1 1 -2 -1 -2 0
since 7	4 -1 -2 -1 -4 1 -1 -3 5
since 8	-2 3 2 -1 -3 3 -2 -4 4
since 9	-1 3 -5 4 2 -1 0 -4 1
words 1	2 2 -1 -1 -4 3 -2 -1 2
words 2	7 0 -4 0 -5 -5 -3 5 3
words 3	5 -4 -2 -2 3 -3 -3 10 -4
words 4	-2 -1 -1 -1 2 -1 -2 6 1
words 8	3 1 0 0 0 0 -1 -3 -1
years	13 -5 6 -2 -5 -1 0 -3 -3
`,
  terms: `
O B I
16 5 -73 -33 -9 27 -34 -14 19 3 2 -6
after !	-6 -2 7
after ! -	-6 -2 7
after " blank	5 -2 -4
after " blank -	3 0 -3
after &	-6 9 -16
after & -	3 -2 -1
after & blank	-5 2 3
after & blank skill B	-6 2 0
after & blank skill I	-8 -6 11
after '	4 -4 0
after ' -	4 -4 0
after ' blank	6 -2 -7
after ' blank -	3 -2 -5
after (	6 -2 -4
after ( -	6 -2 -4
after ( blank	-4 -6 9
after ( blank -	-1 4 2
after ( blank skill B	-2 -6 11
after ( blank skill I	-15 -4 14
after ( blank tool B	5 -2 -8
after )	-2 3 -1
after ) -	1 -4 2
after ) blank	-15 -10 19
after ) blank -	-7 -7 10
after ) blank credential B	-3 -3 4
after ) blank skill B	-10 -5 9
after ) blank tool B	-3 -14 6
after +	-20 -8 21
after + -	-18 -5 18
after + blank	1 17 -18
after + blank -	1 17 -18
after ,	5 -2 -3
after , -	5 -2 -3
after , blank	-6 -2 7
after , blank -	-3 -1 4
after , blank credential B	-10 6 3
after , blank credential I	9 -3 -9
after , blank degree I	5 -6 -4
after , blank skill B	-7 -1 5
after , blank skill I	-2 -6 4
after , blank soft B	-8 4 3
after , blank soft I	-3 -7 5
after , blank tool I	-2 -8 5
after -	-3 3 -1
after - -	-2 4 -3
after - blank	-4 -5 7
after - blank -	-4 -7 8
after - blank credential B	5 -4 -1
after - blank credential I	11 -2 -11
after - blank skill B	-2 5 -4
after - blank skill I	-7 -6 11
after - skill B	5 -2 -6
after - skill I	-12 -11 13
after .	-6 -4 9
after . -	-5 -3 7
after . blank	5 -10 -2
after . blank -	4 -9 0
after . blank degree I	-3 -14 4
after . degree B	-6 -8 10
after . skill B	7 -11 -5
after . skill I	-13 -2 13
after . tool B	-5 -2 4
after /	2 -6 0
after / -	2 -3 -1
after / blank	3 -6 1
after / blank -	-3 -1 6
after / blank credential I	6 -1 -6
after / blank skill I	4 -3 -4
after / credential B	5 -5 -3
after / skill B	6 -9 2
after / skill I	-3 -5 4
after / tool B	6 -5 -1
after :	18 -5 -14
after : -	12 -4 -9
after : blank	11 0 -12
after : blank -	8 -2 -8
after : blank skill B	8 -8 0
after : blank soft B	12 -12 -1
after : skill B	5 -3 -5
after ?	10 -8 -6
after ? -	8 -8 -6
after blank credential B	3 4 -7
after blank credential I	-4 -4 6
after blank degree B	-2 7 -6
after blank degree I	-7 1 6
after blank language B	4 -6 -2
after blank soft B	0 3 -3
after blank soft I	0 -6 2
after blank tool B	-1 5 -8
after blank tool I	-3 -7 5
after end	3 -3 0
after end -	3 -4 0
after end credential B	10 -12 -7
after end credential I	-6 -3 7
after end skill B	0 1 -3
after end skill I	4 -5 -2
after end soft B	-4 -5 6
after end soft I	6 -3 -6
after end tool B	-5 7 -2
after end tool I	-12 -3 14
after none	5 -2 -3
after none -	5 -2 -3
after other	3 -2 0
after other -	3 -2 0
after other blank -	2 1 -4
after wide	-7 0 7
after wide skill B	-5 -1 5
after | blank	5 0 -5
after | blank -	4 0 -4
after | blank skill I	6 -1 -6
after – blank	-8 -3 7
after – blank -	-4 1 1
after ’	4 -4 0
after ’ -	4 -4 0
ahead 1	10 -3 -6
ahead 10	2 -16 5
ahead 100	-3 -8 6
ahead 1099	0 -15 3
ahead 11	6 7 -11
ahead 13485	10 -9 -3
ahead 16	-14 -13 16
ahead 2	5 -9 -1
ahead 20	16 2 -17
ahead 21	0 2 -7
ahead 3	-6 -3 5
ahead 4	10 -6 -9
ahead 40	-5 2 0
ahead 5	-1 -5 5
ahead 50	-1 -6 4
ahead 6	4 -9 1
ahead 7	16 -6 -14
ahead 8	-2 -16 6
ahead 820	-18 13 5
ahead 9	16 -13 -13
ahead 90	5 -3 -2
ahead 9001	11 8 -15
ahead aa	5 -3 -3
ahead abil	0 5 -3
ahead abl	9 -11 -5
ahead about	4 1 -6
ahead abov	-7 -8 10
ahead absenc	-10 -2 10
ahead academ	1 -16 15
ahead accept	4 6 -9
ahead access	13 -2 -12
ahead accommod	11 -4 -11
ahead accomplish	3 -1 -2
ahead accord	-3 -5 4
ahead account	-3 1 1
ahead accredit	-13 -1 14
ahead accur	-8 -5 11
ahead accuraci	-4 3 3
ahead achiev	1 3 -5
ahead acoust	14 -7 -16
ahead acquir	19 -15 -17
ahead across	7 -6 -1
ahead act	-7 -9 10
ahead action	1 -5 3
ahead activ	-2 3 1
ahead acut	12 2 -6
ahead ad	4 4 -10
ahead add	0 -3 1
ahead addit	-3 -1 4
ahead adher	13 -8 -7
ahead adjust	4 -3 0
ahead administer	-10 3 8
ahead administr	5 1 -6
ahead administrator	5 -1 -4
ahead adob	-12 -15 15
ahead adult	11 -8 -7
ahead advanc	5 -2 -3
ahead advantag	-6 -1 3
ahead advert	7 1 -11
ahead advic	6 -3 -3
ahead advoc	9 -4 -10
ahead affili	5 -2 -3
ahead after	0 4 -5
ahead ag	-16 7 6
ahead against	5 -6 -3
ahead agenc	-2 -2 3
ahead agent	-4 -7 5
ahead agil	-15 2 16
ahead agreement	4 7 -8
ahead aid	-12 -8 15
ahead air	15 -6 -14
ahead airport	15 -10 -13
ahead ajax	-10 -12 18
ahead al	4 -8 -3
ahead alarm	16 -10 -8
ahead algorithm	10 3 -11
ahead align	14 -10 -8
ahead all	1 1 -4
ahead alloc	10 -6 -10
ahead allow	14 -2 -13
ahead along	9 -3 -8
ahead also	-10 8 -1
ahead ambit	11 -2 -9
ahead ambul	-4 -6 5
ahead america	9 -2 -9
ahead among	18 -5 -16
ahead amount	-24 1 21
ahead an	3 -1 -2
ahead analyst	10 -1 -8
ahead analyz	-7 -2 7
ahead android	-1 5 -6
ahead angular	-16 4 8
ahead ani	-13 -1 14
ahead anim	15 -5 -13
ahead api	-6 4 -1
ahead app	-4 -13 12
ahead appli	3 -7 0
ahead applic	3 -12 4
ahead apprais	11 5 -14
ahead approach	15 -3 -14
ahead appropri	4 -10 1
ahead approv	8 -12 -4
ahead approxim	3 -1 -2
ahead ar	-7 2 6
ahead architect	15 -11 -13
ahead architectur	-1 -5 1
ahead arena	13 -7 -12
ahead arm	12 -15 -10
ahead around	9 -4 -7
ahead art	10 -6 -7
ahead artistri	11 -4 -11
ahead as	-5 -6 7
ahead asp	-5 16 -15
ahead aspect	3 -4 -3
ahead assembl	4 -2 -2
ahead assess	-6 0 6
ahead asset	1 -8 2
ahead assign	-4 -7 8
ahead assist	0 -4 1
ahead assur	5 -8 0
ahead at	6 -3 -4
ahead atmospher	7 -4 -2
ahead attain	4 -1 -3
ahead attend	-2 -7 7
ahead attent	11 -11 -3
ahead attitud	8 -4 -8
ahead attribut	-8 -8 12
ahead audienc	18 -6 -18
ahead audio	0 -9 2
ahead audit	-19 8 14
ahead author	11 -6 -9
ahead auto	8 5 -12
ahead automot	-12 4 6
ahead avail	-2 -5 6
ahead averag	7 -5 -4
ahead awai	3 -3 0
ahead awar	3 -1 -6
ahead award	-10 -1 10
ahead b	-1 -5 3
ahead b2b	2 -12 4
ahead bachelor	-7 1 7
ahead back	-11 -11 13
ahead backend	7 -17 2
ahead background	2 3 -5
ahead balanc	0 -4 -2
ahead bank	-13 -4 14
ahead banner	-10 -5 11
ahead bar	-1 9 -8
ahead base	-4 1 2
ahead basic	-11 -8 14
ahead basis	2 -5 -1
ahead bath	5 0 -9
ahead bcl	-11 -1 8
ahead be	7 -3 -3
ahead bear	4 -3 -1
ahead beauti	-10 7 6
ahead becaus	4 -3 -1
ahead becom	8 -5 -4
ahead befor	-6 -10 9
ahead behavior	9 0 -12
ahead believ	-5 5 1
ahead bell	17 -9 -13
ahead benefit	10 -3 -8
ahead best	2 3 -4
ahead between	10 -5 -9
ahead beverag	10 -10 -3
ahead bid	-21 2 15
ahead big	-6 -12 13
ahead bill	-7 -6 14
ahead blood	-9 2 9
ahead blue	8 -3 -5
ahead board	-19 13 9
ahead bond	-10 -5 10
ahead bonus	10 -5 -6
ahead book	-8 0 8
ahead bookkeep	-10 5 4
ahead bookkeeper	4 -3 -3
ahead boost	-8 3 6
ahead both	5 -5 -4
ahead brake	8 -6 -4
ahead branch	7 -3 -4
ahead brand	2 3 -6
ahead bridg	6 -3 -4
ahead bring	4 -2 -2
ahead broad	-7 -8 9
ahead brokerag	-8 -2 8
ahead browser	11 -7 -10
ahead bs	7 -4 -4
ahead build	-4 4 0
ahead busi	-4 -1 4
ahead but	-8 8 2
ahead by	-2 -2 3
ahead c	4 -9 -3
ahead c#	8 -6 -2
ahead c++	-9 8 3
ahead ca	12 -12 -8
ahead cake	11 -4 -10
ahead cakephp	-19 3 18
ahead calendar	-14 8 9
ahead california	4 -1 -3
ahead call	1 -7 3
ahead campaign	-15 -3 18
ahead can	4 0 -5
ahead candid	-1 -8 8
ahead canvass	8 -4 -8
ahead cap	5 -4 -1
ahead capa	2 -1 -3
ahead capabl	-4 -6 5
ahead capac	1 10 -8
ahead capit	1 2 -4
ahead card	4 -3 -1
ahead career	4 -2 -1
ahead caregiver	-11 12 -15
ahead case	1 -7 0
ahead cash	-3 2 1
ahead cashier	-15 1 15
ahead cassandra	-1 7 -7
ahead categori	9 -6 -5
ahead caus	-1 3 -3
ahead center	13 -4 -10
ahead certif	12 -6 -13
ahead certifi	0 0 -4
ahead chain	-2 -2 3
ahead challeng	13 -4 -9
ahead chanc	8 -3 -6
ahead chang	-4 3 3
ahead channel	-16 -9 17
ahead charg	10 -9 -1
ahead chart	-6 4 3
ahead check	-6 -5 10
ahead chemic	-3 -11 11
ahead choos	6 -4 -3
ahead cic	-16 14 11
ahead citi	-4 -11 9
ahead civil	6 8 -10
ahead class	-3 4 -1
ahead clean	4 -13 2
ahead clearanc	3 -3 -1
ahead clearcas	-6 -16 18
ahead clearquest	-6 -15 12
ahead cleric	2 -7 -1
ahead client	4 10 -9
ahead climat	12 -6 -11
ahead clinic	-5 5 0
ahead close	-8 8 1
ahead cloud	10 -7 -5
ahead cna	7 -4 -5
ahead co	-8 7 0
ahead coach	19 -10 -16
ahead code	15 6 -21
ahead coffe	9 -8 -6
ahead cold	-4 -1 6
ahead collabor	10 -5 -9
ahead colleagu	18 -7 -14
ahead collect	-11 -6 11
ahead colleg	-1 -3 2
ahead color	6 -1 -4
ahead com	5 -2 -3
ahead combin	3 -9 -1
ahead comfort	11 -8 -4
ahead commerci	-4 11 -7
ahead commiss	-4 7 -2
ahead commit	-4 -4 9
ahead common	-3 0 4
ahead companion	3 -3 -1
ahead compass	-3 4 -7
ahead compassion	7 -4 -3
ahead compat	9 2 -10
ahead compens	11 -1 -11
ahead compet	-4 -3 5
ahead competit	5 3 -12
ahead compiler	7 -2 -8
ahead complaint	-17 -6 21
ahead complet	-5 -1 6
ahead complex	4 -10 1
ahead compon	-13 -7 16
ahead comprehens	11 -7 -7
ahead comput	8 4 -11
ahead computer	-16 8 8
ahead concept	14 -5 -10
ahead concern	-15 -10 17
ahead condit	-2 -9 4
ahead conduct	-7 -7 13
ahead confer	1 7 -8
ahead confidenti	13 -8 -7
ahead configur	16 -11 -14
ahead conflict	11 -5 -9
ahead connect	-5 3 4
ahead consist	10 -3 -9
ahead construct	-9 5 5
ahead consult	-4 2 2
ahead consumer	11 5 -14
ahead contact	5 -17 2
ahead continu	-10 3 1
ahead contract	-6 3 3
ahead contractor	6 0 -8
ahead contribut	13 -13 -4
ahead control	0 4 0
ahead cook	10 -12 -2
ahead coordin	0 -4 1
ahead copi	-8 8 2
ahead copier	-9 -10 13
ahead core	12 -5 -10
ahead corpor	-11 1 9
ahead correct	-10 14 2
ahead correspond	-13 -6 14
ahead cosmet	13 -9 -8
ahead council	9 -4 -6
ahead counsel	-3 -15 7
ahead counselor	-19 12 11
ahead counter	-8 3 6
ahead counti	-4 4 2
ahead countri	5 -1 -4
ahead cours	-2 3 -3
ahead cover	1 10 -8
ahead cpa	-24 6 20
ahead cpcu	-18 9 15
ahead cpg	-7 6 0
ahead cpm	9 -9 -1
ahead cpr	14 15 -22
ahead creat	1 5 -7
ahead creation	14 -7 -8
ahead creativ	-9 10 -5
ahead credenti	9 -6 -4
ahead crisis	12 -8 -8
ahead critic	-5 -4 6
ahead crm	-20 8 5
ahead cross	4 1 -4
ahead css	13 -10 -6
ahead css3	-4 -10 13
ahead culinari	3 -3 0
ahead cultur	1 2 -5
ahead current	3 -9 1
ahead custom	15 -10 -12
ahead cut	11 -3 -10
ahead cycl	8 4 -11
ahead d	4 4 -12
ahead dai	-4 4 3
ahead data	3 2 -7
ahead databas	-13 -1 14
ahead date	13 -2 -13
ahead dea	-3 10 -5
ahead deadlin	11 -6 -7
ahead deal	-3 0 4
ahead debug	9 -8 -4
ahead decid	16 -14 -8
ahead defect	13 -6 -11
ahead defin	-4 -1 4
ahead degre	-1 4 -7
ahead deliver	4 -13 2
ahead demeanor	4 -2 -3
ahead demonstr	-11 5 6
ahead dental	9 -5 -5
ahead depart	-7 -3 6
ahead department	1 0 -3
ahead depend	7 2 -12
ahead deploi	17 -9 -12
ahead deploy	-4 6 -2
ahead deposit	-23 6 17
ahead depth	19 -7 -18
ahead describ	2 -3 0
ahead design	3 -1 -3
ahead designer	-2 -5 2
ahead desir	-11 -9 14
ahead detail	-1 2 -4
ahead determin	-12 -3 12
ahead develop	-3 2 -1
ahead developer	-4 1 3
ahead development	13 -1 -12
ahead devic	18 -11 -12
ahead dfmea	3 -1 -2
ahead diagnos	-7 1 5
ahead diesel	-18 18 0
ahead dietari	13 -7 -11
ahead differ	-14 0 13
ahead digit	-8 -11 11
ahead dine	7 -4 -4
ahead diploma	7 1 -14
ahead direct	6 -5 -4
ahead directli	-4 1 2
ahead director	11 -5 -12
ahead disabl	1 -3 1
ahead disaster	17 -12 -7
ahead discharg	8 -6 -6
ahead disciplin	-16 -5 15
ahead disciplinari	7 -14 -4
ahead discount	8 -4 -5
ahead discover	11 -5 -10
ahead discrep	-4 -12 7
ahead discret	13 -8 -8
ahead diseas	-3 -9 8
ahead dishwasher	13 -11 -11
ahead displai	6 -2 -16
ahead disput	-10 2 4
ahead distanc	1 5 -7
ahead distribut	-11 10 6
ahead district	4 -7 -2
ahead divers	13 -1 -13
ahead divis	5 -4 -1
ahead do	-14 1 13
ahead doctor	13 -1 -13
ahead document	2 -6 0
ahead doe	-10 -14 15
ahead dollar	12 -2 -11
ahead don	7 -1 -7
ahead door	5 -4 -4
ahead dot	-13 10 5
ahead down	6 -5 -2
ahead draw	1 -9 0
ahead drive	5 -4 -4
ahead driver	2 -16 14
ahead drug	10 -7 -5
ahead due	-2 -10 7
ahead dure	-4 0 5
ahead duti	-3 -5 6
ahead dynam	-1 3 -4
ahead e	6 -1 -7
ahead each	-5 -1 6
ahead earli	-9 -3 10
ahead edg	18 -8 -17
ahead educator	14 -11 -7
ahead ee	15 -10 -7
ahead eeo	3 -2 -1
ahead effect	-3 -7 6
ahead effici	-9 -6 12
ahead effort	11 -2 -14
ahead either	2 -10 8
ahead elderli	-8 7 0
ahead electr	2 7 -9
ahead electron	6 0 -7
ahead elig	7 -5 -1
ahead email	4 3 -8
ahead embed	-14 5 5
ahead emerg	8 6 -13
ahead emot	-6 14 -3
ahead emphas	9 -9 -4
ahead emploi	13 -8 -9
ahead employ	1 -3 0
ahead employe	13 -5 -12
ahead employer	-2 -3 5
ahead emr	5 0 -5
ahead enabl	10 -5 -8
ahead encourag	8 -8 0
ahead end	0 4 -4
ahead energet	3 -16 9
ahead energi	4 -2 -3
ahead enforc	6 -1 -5
ahead engag	-13 -4 13
ahead engin	9 14 -28
ahead engineer	-3 -6 6
ahead english	-11 -7 13
ahead enjoi	7 -4 -5
ahead ensur	-5 2 3
ahead enter	-12 -7 13
ahead enterpr	11 -1 -10
ahead entir	11 -3 -9
ahead entrepreneuri	5 -2 -3
ahead entri	14 -8 -13
ahead environ	2 -1 -3
ahead environment	8 -4 -5
ahead equal	5 -3 -3
ahead equip	1 -10 5
ahead equiti	-1 -16 4
ahead equival	-8 -3 11
ahead error	10 -9 -5
ahead essenti	1 -5 3
ahead establish	-3 8 -1
ahead estat	17 -8 -14
ahead estim	0 -11 5
ahead ethic	7 -7 -1
ahead etiquett	-2 2 -5
ahead evalu	3 0 -5
ahead even	1 -9 2
ahead event	-12 7 8
ahead everi	13 -2 -13
ahead everyth	15 -10 -7
ahead examiner	-10 -8 14
ahead exampl	-11 -7 14
ahead exce	16 -2 -18
ahead exceed	-1 -11 4
ahead excel	-8 3 1
ahead execut	-3 3 1
ahead exerc	13 2 -16
ahead expand	-9 9 3
ahead expect	12 -4 -11
ahead expens	1 -5 -2
ahead experi	-4 0 4
ahead experienc	6 10 -14
ahead expert	9 -1 -10
ahead exposur	10 -3 -9
ahead express	-15 3 13
ahead extend	12 -8 -10
ahead extens	-10 -4 10
ahead extern	2 1 -3
ahead extj	-7 7 -3
ahead extrem	12 -8 -7
ahead f	4 -2 -2
ahead face	-2 3 -1
ahead facebook	12 -7 -9
ahead facil	-5 -6 7
ahead facilit	15 -9 -15
ahead fact	13 -7 -7
ahead factor	9 -2 -9
ahead failur	9 7 -13
ahead fair	5 -19 1
ahead fall	4 -2 -2
ahead famili	3 2 -3
ahead familiar	-12 4 1
ahead fashion	1 -17 1
ahead fast	7 -10 -4
ahead fax	3 -10 0
ahead fda	-8 12 -8
ahead feasibl	-4 -14 8
ahead feder	0 4 -3
ahead fee	-10 -12 18
ahead feed	-1 10 -8
ahead feedback	5 4 -10
ahead feel	4 9 -14
ahead fellow	15 -1 -14
ahead field	-6 -12 12
ahead file	9 -5 -3
ahead fill	-11 5 8
ahead final	4 -4 -1
ahead financ	9 -4 -6
ahead financi	12 1 -15
ahead find	18 -6 -15
ahead finish	-20 11 13
ahead firm	1 2 -3
ahead first	5 1 -6
ahead fit	-20 6 18
ahead five	2 3 -13
ahead fix	-3 4 -2
ahead flexibl	14 -6 -11
ahead flight	3 -2 -1
ahead floor	7 -1 -7
ahead flow	-18 10 10
ahead fluid	5 8 -12
ahead fmea	-18 2 10
ahead focus	-4 9 -6
ahead follow	-4 -5 7
ahead food	-3 -6 9
ahead forecast	-8 16 -8
ahead foreign	9 -8 -2
ahead forklift	5 -5 0
ahead form	-10 13 -1
ahead format	11 -3 -11
ahead forward	10 -6 -7
ahead foster	7 -3 -5
ahead foundat	8 -4 -4
ahead framework	-2 8 -4
ahead fresh	-24 12 18
ahead from	-5 2 4
ahead front	-16 -3 17
ahead fruit	-11 4 9
ahead fulfil	5 -14 4
ahead full	-4 -10 10
ahead fun	14 -5 -14
ahead function	7 -6 -2
ahead fund	-11 4 9
ahead fundament	-13 0 14
ahead further	-9 -12 11
ahead futur	18 -4 -16
ahead g	7 -1 -8
ahead ga	19 -13 -9
ahead gain	-3 10 -4
ahead gamp5	14 0 -14
ahead garnish	15 -12 -10
ahead gather	-14 4 12
ahead gc	8 -4 -5
ahead ged	-8 -2 8
ahead gender	3 -2 -1
ahead genet	6 -4 -3
ahead geriatr	12 -6 -11
ahead get	2 3 -9
ahead git	-17 23 -15
ahead give	11 -14 -1
ahead global	4 -3 -3
ahead go	6 -4 -2
ahead goal	6 -4 -6
ahead good	-5 -8 9
ahead govern	10 -14 -5
ahead grade	-8 9 -4
ahead graduat	5 -3 -2
ahead grant	-5 -7 7
ahead graph	-6 7 1
ahead graphic	1 12 -11
ahead great	11 -7 -6
ahead green	4 -3 -1
ahead greet	-12 12 -5
ahead grill	2 0 -4
ahead grind	7 2 -12
ahead group	0 -13 5
ahead grow	0 -7 3
ahead guard	9 -4 -7
ahead guidanc	-2 11 -8
ahead guidelin	10 -2 -13
ahead ha	13 -3 -10
ahead hadoop	8 -3 -7
ahead hair	1 1 -5
ahead hand	-7 1 6
ahead handl	-7 11 -2
ahead hard	18 -8 -16
ahead hardwar	14 -13 -2
ahead hat	14 -13 -7
ahead have	0 -5 4
ahead hazard	12 -3 -9
ahead headquarter	4 -1 -3
ahead health	9 -2 -8
ahead healthcar	3 -11 5
ahead healthi	9 -4 -9
ahead hear	13 -7 -12
ahead heat	6 -5 -1
ahead heavi	-5 2 3
ahead help	-3 -2 3
ahead her	11 -4 -10
ahead here	-11 4 6
ahead high	6 -8 0
ahead higher	-8 11 -5
ahead highest	5 -6 -3
ahead highli	-7 -1 5
ahead hipaa	3 -13 -1
ahead hire	5 -3 -2
ahead his	11 2 -12
ahead histori	11 5 -15
ahead hold	0 -4 0
ahead holder	10 -7 -4
ahead holidai	1 -7 7
ahead home	-2 -10 10
ahead horticultur	-1 -6 7
ahead hospit	2 -7 3
ahead hot	11 -8 -8
ahead hour	13 -9 -7
ahead hous	0 -5 0
ahead housekeep	7 -6 -2
ahead how	7 2 -9
ahead hp	17 -5 -16
ahead hr	-7 1 6
ahead hs	10 -5 -8
ahead html	-8 10 -4
ahead html5	-8 0 9
ahead http	9 -1 -8
ahead human	-4 -4 7
ahead hvac	7 -4 -4
ahead hydraul	0 -4 9
ahead hygien	8 -1 -10
ahead hypothes	8 -4 -7
ahead i	4 -2 -2
ahead ic	4 2 -7
ahead id	-17 5 10
ahead idea	2 10 -13
ahead ident	5 -3 -2
ahead identifi	-11 12 0
ahead iec	-16 -6 16
ahead if	16 -13 -7
ahead imag	9 -1 -12
ahead immedi	10 -5 -6
ahead impact	1 -6 0
ahead implement	-9 8 2
ahead import	5 -8 -3
ahead improv	-4 -3 5
ahead in	-3 0 4
ahead inc	9 -7 -4
ahead incent	13 -5 -10
ahead includ	-5 -3 5
ahead inclus	18 -13 -10
ahead incom	-20 13 11
ahead incontin	-4 -9 10
ahead increas	-4 2 -2
ahead independ	3 2 -6
ahead indicator	13 -15 -12
ahead indirect	11 -5 -12
ahead individu	6 -1 -4
ahead industri	3 -4 0
ahead influenc	6 -6 0
ahead inform	-1 -4 4
ahead infrastructur	15 -6 -14
ahead ingredi	1 -4 -2
ahead initi	4 4 -9
ahead innov	7 -6 -1
ahead input	-5 10 -3
ahead inspect	-5 5 1
ahead instal	14 -6 -10
ahead instruct	-15 3 13
ahead instrument	20 -9 -19
ahead insul	16 -9 -13
ahead insur	5 -5 -2
ahead intak	4 10 -14
ahead integr	5 -9 -2
ahead interact	-6 -4 7
ahead interdisciplinari	-13 2 12
ahead interest	8 -2 -8
ahead interfac	1 -11 4
ahead interior	6 -3 -3
ahead intern	0 -9 4
ahead internet	10 1 -11
ahead interpret	-6 13 -1
ahead interpreter	15 -7 -12
ahead intervent	10 -6 -5
ahead interview	9 -2 -7
ahead into	16 1 -18
ahead inventori	-5 -3 3
ahead invest	6 -4 -2
ahead investig	-3 -7 6
ahead invoic	2 4 -4
ahead involv	14 -3 -17
ahead io	10 -10 0
ahead iq	2 0 -10
ahead is	-4 4 0
ahead iso	9 7 -13
ahead iso13485	2 17 -13
ahead issu	7 -5 -5
ahead it	-1 -8 5
ahead item	-1 -7 2
ahead j2ee	-15 9 10
ahead jack	6 -3 -5
ahead java	8 -1 -9
ahead javascript	-7 -2 5
ahead jira	-6 5 2
ahead job	4 1 -6
ahead jobsit	3 2 -16
ahead join	9 -5 -5
ahead joint	-8 8 1
ahead jqueri	3 1 -5
ahead js	-14 5 5
ahead judgment	1 -1 -3
ahead junior	0 -4 4
ahead junit	4 -13 16
ahead just	-2 -9 3
ahead k	3 -1 -2
ahead keep	-4 -6 6
ahead kei	1 -5 1
ahead kitchen	5 -7 -3
ahead knockout	-16 -13 20
ahead know	15 -8 -11
ahead knowledg	6 -2 -6
ahead labor	2 5 -7
ahead land	5 -4 -1
ahead lang	19 -11 -18
ahead languag	-12 13 3
ahead laravel	-4 10 -3
ahead larg	1 7 -8
ahead largest	9 3 -11
ahead last	6 -3 -3
ahead latest	-8 -7 12
ahead launch	12 2 -14
ahead law	3 4 -8
ahead layout	-9 5 4
ahead lead	1 -6 5
ahead leader	12 -4 -10
ahead leadership	-1 6 -4
ahead least	10 -7 -7
ahead leav	-7 12 -4
ahead legal	2 4 -5
ahead lend	-6 0 3
ahead less	17 -15 -12
ahead letter	3 -2 -1
ahead level	0 -9 7
ahead liaison	-1 -11 6
ahead librari	6 1 -11
ahead licens	-4 14 -4
ahead life	-3 3 3
ahead lifecycl	-3 -9 5
ahead lift	10 1 -11
ahead like	5 -4 -4
ahead limit	4 -7 0
ahead line	-12 0 11
ahead list	4 -8 0
ahead listen	16 -4 -16
ahead liter	7 -4 -4
ahead live	-7 7 1
ahead ll	14 -6 -10
ahead load	12 -8 -5
ahead loan	-3 0 2
ahead local	-9 -9 14
ahead locat	10 -1 -10
ahead log	9 -12 -4
ahead logist	13 -6 -9
ahead long	2 -4 1
ahead look	3 -4 1
ahead lose	-21 2 17
ahead lot	8 -4 -8
ahead lotus	14 -3 -17
ahead love	13 -5 -13
ahead low	9 -5 -8
ahead lpn	-9 5 7
ahead m	-2 -7 3
ahead machin	-3 3 1
ahead machineri	-10 9 3
ahead mai	2 8 -8
ahead mail	2 -14 1
ahead main	12 -4 -11
ahead maintain	-3 5 3
ahead major	11 -2 -10
ahead make	-10 -5 13
ahead manag	-5 2 2
ahead manager	1 -3 0
ahead manageri	3 -3 0
ahead mani	3 -2 -1
ahead manner	-5 -6 7
ahead manufactur	0 -4 2
ahead market	-4 0 3
ahead marketplac	7 -1 -6
ahead master	-1 -5 1
ahead materi	9 2 -12
ahead math	-4 5 -1
ahead matlab	-1 8 -7
ahead matter	4 6 -7
ahead maxim	9 -5 -6
ahead me	9 -2 -9
ahead meal	-13 4 10
ahead mean	3 -2 -1
ahead meat	-8 -5 9
ahead mechan	7 -6 -7
ahead media	9 -4 -6
ahead medic	-1 -6 7
ahead meet	-4 6 -2
ahead member	-7 -6 15
ahead memori	-6 5 0
ahead mentor	12 -4 -8
ahead menu	17 -5 -15
ahead menus	-13 -2 13
ahead merchand	-4 -2 5
ahead metal	9 -1 -8
ahead method	8 -2 -12
ahead methodologi	14 -10 -11
ahead metric	10 -3 -12
ahead microsoft	12 -4 -16
ahead mid	-13 -6 14
ahead militari	10 -7 -3
ahead million	3 -3 0
ahead mind	16 -1 -15
ahead minimum	2 6 -8
ahead minitab	13 -5 -12
ahead minor	7 -3 -3
ahead minut	-11 -7 12
ahead mission	-13 0 13
ahead mm	-2 -4 6
ahead mobil	-20 6 12
ahead model	17 -10 -11
ahead modifi	14 -7 -13
ahead modul	10 -10 -2
ahead moment	17 -14 -11
ahead mondai	16 -3 -16
ahead monitor	9 -1 -14
ahead more	10 2 -17
ahead most	1 -4 1
ahead motion	7 1 -9
ahead motiv	-6 3 1
ahead move	11 -8 -7
ahead ms	13 -11 -8
ahead much	6 -6 0
ahead multi	-5 0 7
ahead multipl	6 -13 2
ahead multitask	-4 7 -2
ahead must	-7 2 7
ahead mvc	-16 -1 15
ahead mysql	3 -2 -3
ahead mysteri	12 -5 -9
ahead name	-18 -12 20
ahead nation	3 -2 -1
ahead natur	-14 -4 14
ahead necessari	19 -8 -18
ahead need	3 -2 -2
ahead negoti	3 13 -14
ahead net	3 9 -13
ahead network	-4 -6 7
ahead newspaper	3 -2 0
ahead night	4 7 -11
ahead no	-4 -15 8
ahead node	-13 -2 13
ahead north	9 -2 -7
ahead not	1 5 -4
ahead note	-8 -11 10
ahead now	6 -3 -4
ahead number	-3 9 -4
ahead object	3 -8 -1
ahead obtain	-14 -4 16
ahead off	-4 3 2
ahead offer	-2 -2 3
ahead offic	2 -5 3
ahead officer	10 -1 -10
ahead oil	7 -6 -1
ahead old	5 -4 -4
ahead onc	9 -7 -7
ahead onli	15 -7 -11
ahead onlin	3 -2 -1
ahead onsit	-27 12 21
ahead oop	6 -3 -5
ahead op	-5 3 3
ahead open	12 -9 -7
ahead oper	-2 -3 3
ahead opportun	4 -6 1
ahead optim	-8 -13 10
ahead option	3 -2 -1
ahead or	0 -3 0
ahead oracl	-11 -14 15
ahead oral	0 -14 8
ahead order	4 2 -4
ahead organ	-10 3 8
ahead organiz	-3 -3 5
ahead orient	1 -4 -1
ahead origin	-4 2 1
ahead osha	-15 10 9
ahead other	3 -1 -5
ahead our	-2 -3 4
ahead out	0 -3 2
ahead outbound	-19 -6 19
ahead outdoor	11 -3 -12
ahead outgo	-6 0 6
ahead outlook	-16 9 5
ahead outsid	11 -2 -11
ahead outstand	10 -5 -5
ahead over	10 2 -12
ahead overal	15 -2 -15
ahead overnight	10 -6 -5
ahead overse	14 -11 -10
ahead oversight	11 -4 -11
ahead own	13 -3 -12
ahead owner	0 3 -6
ahead ownership	8 -2 -8
ahead p	11 -4 -10
ahead pa	14 -9 -14
ahead pac	11 -2 -11
ahead packag	1 -8 7
ahead page	-1 -8 2
ahead pai	-2 -3 4
ahead pain	-18 5 16
ahead paint	8 -5 -4
ahead palo	3 -3 -1
ahead paper	-7 5 2
ahead paperwork	-14 7 11
ahead park	15 -5 -16
ahead part	14 3 -15
ahead parti	4 -3 -1
ahead particip	21 -3 -17
ahead partner	-3 -4 6
ahead passion	-3 -3 7
ahead past	8 -2 -6
ahead path	2 -3 1
ahead patient	6 -10 0
ahead pattern	4 -2 -5
ahead payabl	-5 2 3
ahead paychex	-4 -3 3
ahead payrol	-15 8 10
ahead pc	-6 13 -2
ahead pe	17 -11 -11
ahead peer	15 -9 -11
ahead penetr	25 -14 -24
ahead per	-6 -7 6
ahead perform	2 4 -5
ahead period	-9 13 1
ahead perl	5 1 -14
ahead perman	4 -3 -2
ahead person	1 -4 0
ahead personnel	17 -5 -17
ahead pertain	-14 4 9
ahead pfmea	8 -5 -5
ahead ph	14 -2 -12
ahead pharmaceut	12 -6 -10
ahead phase	-5 2 2
ahead phd	3 -1 -2
ahead philosophi	4 -3 -1
ahead phoenix	11 -7 -4
ahead phone	-9 2 8
ahead php	5 -4 -3
ahead physic	6 -7 0
ahead physician	-8 1 8
ahead place	13 -5 -10
ahead placement	9 -4 -5
ahead plai	7 -5 -3
ahead plan	-3 -1 3
ahead plant	0 2 -5
ahead plastic	12 -7 -12
ahead platform	16 -4 -13
ahead player	1 6 -9
ahead pleas	6 -4 -2
ahead pleasant	14 -12 -12
ahead plus	-2 14 -8
ahead pneumat	-7 -13 18
ahead po	-8 -11 13
ahead point	0 5 -3
ahead popul	-3 -5 6
ahead portfolio	-3 12 -8
ahead portion	-7 3 4
ahead posit	-3 -5 7
ahead possess	5 -11 2
ahead possibl	11 -5 -8
ahead post	0 3 -9
ahead poster	4 -2 -2
ahead potenti	1 -4 1
ahead pound	-3 -2 3
ahead power	-1 8 -13
ahead powerpoint	3 -12 4
ahead pq	-4 0 5
ahead practic	7 3 -7
ahead pre	8 -3 -4
ahead preconstruct	4 -2 -1
ahead prefer	-9 12 -1
ahead prep	0 10 -12
ahead present	3 -1 -5
ahead pressur	3 0 -3
ahead prevent	-2 -14 8
ahead previous	9 0 -9
ahead price	8 1 -12
ahead primari	11 -3 -11
ahead princip	4 -4 0
ahead principl	11 3 -17
ahead print	15 -8 -7
ahead prior	-6 -4 4
ahead priorit	10 5 -23
ahead prioriti	11 -6 -8
ahead privat	20 -11 -17
ahead pro	3 -1 -2
ahead proactiv	6 -6 -1
ahead problem	8 2 -12
ahead process	0 -4 5
ahead produc	2 5 -6
ahead product	4 1 -4
ahead profession	4 -3 0
ahead profici	-5 4 2
ahead profil	11 -8 -7
ahead profit	-4 -3 3
ahead program	3 2 -9
ahead progress	20 -7 -17
ahead project	-6 1 5
ahead promot	-8 -1 8
ahead prompt	6 -3 -3
ahead proper	16 -12 -12
ahead properli	3 -1 -2
ahead properti	-8 -15 11
ahead propos	-8 8 -2
ahead prospect	-4 -4 3
ahead protect	9 -4 -6
ahead protocol	-9 7 1
ahead prove	-3 -5 3
ahead prune	6 -4 -4
ahead psycholog	11 -2 -10
ahead public	0 -1 3
ahead publish	19 -9 -15
ahead pump	3 -1 -2
ahead punch	-18 -6 19
ahead purchas	9 -2 -8
ahead purpos	4 -2 -2
ahead put	11 -4 -11
ahead python	13 -7 -11
ahead qa	6 0 -6
ahead qualifi	10 -9 -2
ahead qualiti	0 -2 5
ahead quantiti	-6 -3 7
ahead quark	-6 4 0
ahead quarter	-16 7 12
ahead question	13 -4 -20
ahead queue	-6 -5 9
ahead quick	6 0 -6
ahead quickbook	0 0 -5
ahead quickli	-3 0 3
ahead quota	-18 10 13
ahead r	7 -3 -4
ahead rang	-8 -3 9
ahead rapid	9 -8 -8
ahead rapidli	7 -3 -6
ahead rate	5 -10 5
ahead re	12 -8 -6
ahead reach	16 -8 -14
ahead react	15 -15 -1
ahead read	18 -7 -13
ahead readi	6 -3 -3
ahead real	11 -9 -8
ahead realtor	-14 -1 14
ahead receipt	-16 8 12
ahead receiv	1 -5 -1
ahead receptionist	6 -3 -3
ahead recip	4 -2 -4
ahead recogn	9 -12 0
ahead recommend	-11 -4 11
ahead reconcil	-12 10 2
ahead record	-8 3 4
ahead recruit	-15 10 8
ahead recruiter	3 -2 -1
ahead red	10 -2 -9
ahead refactor	-6 6 -4
ahead refer	6 -1 -12
ahead referr	4 2 -6
ahead reflect	5 -5 0
ahead refriger	-14 1 12
ahead regard	-6 4 3
ahead region	22 -4 -20
ahead register	-7 -2 6
ahead registr	26 -10 -25
ahead regul	-5 -3 6
ahead regular	-3 -3 3
ahead regularli	-17 9 9
ahead regulatori	-3 12 -15
ahead rehab	13 -11 -4
ahead rehabilit	7 -4 -3
ahead reimburs	8 -2 -6
ahead relat	-5 2 2
ahead relationship	4 -3 -4
ahead releas	11 -1 -11
ahead relev	-4 8 -3
ahead reliabl	9 -2 -10
ahead religi	-4 -1 3
ahead reloc	3 -2 -1
ahead remot	-4 -1 4
ahead remov	-8 7 1
ahead renew	-12 -9 14
ahead rental	23 -5 -22
ahead rep	-16 9 12
ahead repair	-3 -1 2
ahead report	-1 5 -5
ahead repres	1 -5 4
ahead request	-6 2 5
ahead research	-5 12 -5
ahead residenti	16 -8 -11
ahead resolv	12 -8 -10
ahead resourc	11 1 -14
ahead respect	-18 14 9
ahead respond	0 -1 -3
ahead respons	4 -7 2
ahead rest	-5 3 -5
ahead restaur	8 -1 -6
ahead restraint	9 -4 -7
ahead result	16 -7 -10
ahead resum	5 -3 -2
ahead retail	5 -3 -4
ahead retain	7 -11 -1
ahead retir	6 -2 -4
ahead return	19 -10 -13
ahead revenu	-2 -10 7
ahead review	-8 9 0
ahead rf	13 8 -16
ahead rfp	-14 9 9
ahead ride	5 -1 -4
ahead right	8 -5 -6
ahead risk	-8 8 -1
ahead rn	2 0 -4
ahead role	8 -12 0
ahead room	-4 0 4
ahead root	1 7 -6
ahead routin	14 -7 -13
ahead rt	4 -2 -3
ahead rubi	13 -11 -4
ahead run	-18 2 16
ahead s	-9 -3 10
ahead safe	-1 -3 4
ahead safeti	10 -2 -10
ahead salad	1 -9 0
ahead salari	6 -3 -5
ahead sale	0 -3 0
ahead salesforc	-13 5 11
ahead sampl	-5 -1 5
ahead san	4 -4 -1
ahead sass	6 3 -11
ahead satisfact	-3 -5 7
ahead sc	10 -9 -2
ahead scala	-12 0 12
ahead scalabl	-2 -15 8
ahead scale	8 -4 -5
ahead scenario	11 -3 -10
ahead schedul	-7 3 5
ahead schema	16 -8 -12
ahead school	10 -4 -9
ahead scienc	16 -5 -13
ahead scientif	-7 -11 10
ahead scientist	5 -2 -4
ahead scope	-5 -5 5
ahead screen	-1 3 -3
ahead script	1 -5 4
ahead scrum	-7 4 3
ahead sdk	-8 11 -10
ahead sdlc	-12 -2 12
ahead se	12 -8 -4
ahead seafood	10 -5 -7
ahead search	6 -3 -3
ahead season	-2 4 -10
ahead secretari	-14 0 13
ahead sector	-13 3 12
ahead secur	12 -14 -4
ahead see	10 -7 -9
ahead seek	9 -4 -5
ahead segment	19 -8 -18
ahead select	5 0 -10
ahead selenium	7 -12 6
ahead self	-6 10 -4
ahead sell	1 1 -4
ahead seller	12 -7 -10
ahead seminar	14 -8 -10
ahead send	-17 -7 18
ahead senior	6 -6 0
ahead serv	8 -4 -6
ahead server	10 -5 -7
ahead set	2 -3 0
ahead setup	12 -4 -10
ahead sexual	3 -3 0
ahead share	17 -2 -16
ahead sharp	16 -3 -16
ahead sheet	-10 22 -15
ahead shell	0 12 -13
ahead shift	-4 0 6
ahead ship	-5 6 0
ahead shoe	-17 13 6
ahead shoot	2 1 -4
ahead shop	-1 8 -8
ahead short	1 14 -21
ahead should	15 -9 -13
ahead show	6 -5 -1
ahead shrink	13 -8 -8
ahead side	9 -2 -6
ahead sign	-2 6 -4
ahead signific	0 -4 0
ahead similar	-2 -8 5
ahead simpl	5 -3 -2
ahead simul	10 -2 -9
ahead simulink	4 2 -6
ahead simultan	4 2 -7
ahead site	-5 2 2
ahead situat	-3 0 1
ahead six	9 -8 -1
ahead size	7 -6 -4
ahead sketch	8 -6 -3
ahead skill	0 5 -6
ahead small	7 -6 -4
ahead smart	5 -4 -1
ahead so	10 0 -14
ahead soap	18 -19 -6
ahead social	5 -2 -3
ahead societi	5 -5 0
ahead softwar	5 -3 -4
ahead solid	-18 5 15
ahead solut	8 -2 -10
ahead solv	-11 5 7
ahead solver	3 -2 -1
ahead some	-15 3 13
ahead soup	2 -8 -1
ahead sourc	-4 7 -1
ahead space	24 -12 -23
ahead spanish	14 -5 -11
ahead spark	8 -3 -7
ahead speak	-8 9 -1
ahead special	2 13 -13
ahead specialist	-5 5 -1
ahead specif	-6 -5 7
ahead specifi	1 5 -5
ahead specimen	-11 -16 23
ahead spectrum	5 -2 -5
ahead speech	12 -5 -12
ahead speed	-13 13 4
ahead spend	11 -2 -12
ahead sponsor	5 -1 -5
ahead spreadsheet	-13 5 10
ahead sql	-11 9 3
ahead sr	-7 -5 8
ahead stabil	9 -5 -8
ahead stack	-14 11 7
ahead staff	-4 1 2
ahead stage	7 -1 -7
ahead stai	8 -8 -2
ahead stakeholder	9 9 -22
ahead stand	-9 -6 10
ahead standard	2 3 -6
ahead star	12 -5 -8
ahead start	10 -5 -7
ahead starter	19 -11 -17
ahead startup	3 -2 -1
ahead state	2 -4 1
ahead statement	-4 -4 5
ahead station	-1 13 -7
ahead statist	11 -16 -2
ahead steer	7 -4 -4
ahead step	-4 5 -3
ahead stock	5 -3 -2
ahead storag	5 2 -7
ahead store	13 -4 -9
ahead street	10 -6 -7
ahead strive	8 -2 -7
ahead strong	6 -11 3
ahead structur	-5 -3 3
ahead student	-4 2 2
ahead studi	12 -6 -11
ahead studio	-10 6 -2
ahead sub	-6 6 2
ahead subcontractor	4 1 -8
ahead subject	22 -3 -22
ahead submit	-19 -1 21
ahead submitt	-3 6 -2
ahead substanc	-10 -1 9
ahead succe	-4 2 3
ahead such	17 2 -21
ahead suit	-3 -9 9
ahead superintend	11 -6 -7
ahead superior	10 -4 -6
ahead superv	-10 9 3
ahead supervis	4 -3 -3
ahead supervisor	5 8 -12
ahead supervisori	-9 3 6
ahead suppli	1 -9 5
ahead supplier	-6 -7 10
ahead support	0 -3 1
ahead sure	19 -10 -15
ahead surfac	10 -5 -5
ahead surgeri	-11 6 7
ahead surgic	-15 -10 19
ahead surplus	-1 -7 7
ahead survei	-14 15 3
ahead switch	3 -3 0
ahead system	1 -5 2
ahead tabl	12 -2 -10
ahead take	8 -4 -6
ahead talent	9 -4 -5
ahead target	-11 -13 9
ahead task	-1 -6 4
ahead tax	7 -3 -4
ahead teach	19 -7 -18
ahead team	-3 1 2
ahead teamwork	-21 12 15
ahead technician	9 -11 -3
ahead techniqu	-3 1 1
ahead technologi	-2 8 -6
ahead telecommun	-5 -12 10
ahead telemarket	-16 10 11
ahead telephon	14 -2 -14
ahead telesal	-4 -10 9
ahead temperatur	5 6 -11
ahead templat	-16 3 13
ahead temporari	2 0 -3
ahead ten	-14 -2 14
ahead term	7 -4 -7
ahead termin	11 -6 -11
ahead territori	-6 -5 6
ahead test	-1 -3 2
ahead texa	-3 3 1
ahead than	4 -3 -4
ahead that	4 -3 -4
ahead the	-1 -2 4
ahead thei	17 -5 -16
ahead their	1 -5 4
ahead them	-9 11 2
ahead then	-14 7 9
ahead therapeut	16 -8 -12
ahead there	7 -3 -3
ahead these	11 -4 -9
ahead thing	5 5 -12
ahead think	4 0 -7
ahead this	8 -3 -5
ahead thorough	-21 12 15
ahead those	6 -3 -4
ahead three	-5 3 3
ahead thrive	-21 7 18
ahead throughout	10 -14 -1
ahead ticket	-23 6 8
ahead time	6 -2 -3
ahead tip	20 -3 -18
ahead titl	12 -1 -10
ahead todai	-4 -4 7
ahead tool	-5 7 -3
ahead top	11 -4 -9
ahead total	-7 -11 11
ahead toward	10 -5 -9
ahead track	10 -9 -7
ahead tractor	13 -9 -12
ahead trade	4 -2 -2
ahead train	1 1 -3
ahead transact	-4 2 -1
ahead transfer	-4 -1 7
ahead transmit	3 2 -4
ahead travel	-5 2 2
ahead tree	-3 8 -15
ahead trend	7 -11 -2
ahead troubl	-9 7 1
ahead troubleshoot	1 3 -4
ahead truck	3 -3 -6
ahead tuition	10 -5 -6
ahead turn	17 -9 -10
ahead two	3 2 -8
ahead tx	11 -3 -8
ahead type	14 -5 -16
ahead ui	0 6 -5
ahead under	14 -3 -15
ahead understand	12 -2 -12
ahead underwrit	-2 3 -4
ahead underwriter	-2 -1 5
ahead union	4 -4 -2
ahead uniqu	0 -4 5
ahead unit	1 -15 4
ahead univers	21 -6 -19
ahead unix	-3 -2 3
ahead unload	13 -5 -13
ahead up	-3 -5 6
ahead updat	1 -15 3
ahead upgrad	-6 -3 7
ahead upon	-6 -5 8
ahead upper	0 -4 2
ahead us	4 0 -5
ahead usa	-8 -5 8
ahead usabl	16 -7 -16
ahead usag	4 -3 -1
ahead user	-4 -7 6
ahead util	-6 9 -4
ahead ux	-14 15 1
ahead v	7 -3 -4
ahead vacat	4 -1 -3
ahead vaccin	11 -4 -12
ahead valid	-3 -1 2
ahead valu	13 -1 -15
ahead valv	3 -1 -2
ahead varieti	-11 -3 12
ahead various	-9 3 8
ahead vehicl	-9 8 7
ahead vendor	-6 -11 10
ahead verbal	5 -4 -3
ahead veri	-1 -7 3
ahead verifi	6 0 -8
ahead version	18 -8 -12
ahead veteran	6 -3 -3
ahead veterinari	-5 1 4
ahead via	10 -8 -7
ahead view	8 -5 -8
ahead virtual	5 -1 -4
ahead visa	3 -1 -2
ahead vision	8 -2 -8
ahead visit	9 -1 -9
ahead visual	16 -3 -13
ahead vital	15 -8 -14
ahead voic	12 -11 -7
ahead volum	-9 -1 9
ahead vs	-19 4 17
ahead wa	6 -5 0
ahead wai	4 -1 -3
ahead walk	-5 -6 8
ahead want	4 -2 -2
ahead warranti	5 -3 -2
ahead water	9 0 -9
ahead we	-1 -3 2
ahead web	-7 2 0
ahead websit	-6 -5 6
ahead week	12 6 -15
ahead weekend	6 -7 -3
ahead weight	15 -3 -14
ahead weld	-14 14 0
ahead well	-6 -9 10
ahead wet	-18 5 12
ahead what	17 -1 -17
ahead when	10 4 -13
ahead where	-8 3 2
ahead which	5 -1 -4
ahead while	-5 4 1
ahead who	12 -3 -12
ahead whole	-1 -7 3
ahead why	8 -7 -5
ahead wide	-4 -2 7
ahead willing	8 -5 -3
ahead win	12 -7 -11
ahead winform	13 -9 -6
ahead wire	-9 -3 9
ahead with	-2 -2 3
ahead within	-2 -2 4
ahead without	7 -2 -5
ahead woman	10 -5 -6
ahead wood	16 -4 -15
ahead word	-13 11 0
ahead wordpress	18 -16 -15
ahead worker	5 -9 1
ahead workflow	12 -6 -11
ahead workshop	-4 12 -6
ahead world	5 -3 -3
ahead would	3 -2 0
ahead wpm	11 -6 -12
ahead write	-5 -3 4
ahead xml	5 0 -14
ahead year	-4 2 2
ahead you	7 -5 -1
ahead young	4 -3 -1
ahead your	6 -2 -4
ahead yourself	-9 -2 10
ahead youtub	4 -4 0
ahead z	-2 8 -8
ahead zend	5 -3 -4
asks 0	4 -2 -2
asks 1	1 -3 1
at 0 asks 0	5 -3 -3
at 0 asks 1	4 -2 -3
at 0 asks 2	-1 5 -4
at 0 asks 3	1 2 -4
at 0 asks 4	-4 8 -7
at 0 asks 5	2 3 -7
at 0 benefit	2 -1 -4
at 0 company	5 -3 -1
at 0 duty	3 2 -7
at 0 heading	0 3 -5
at 0 legal	4 -3 -1
at 0 logistics	2 0 -4
at 0 noise	10 -6 -4
at 0 requirement	1 5 -7
at 1 asks 0	4 -1 -4
at 1 asks 1	2 -4 1
at 1 asks 2	5 -9 1
at 1 asks 3	1 -10 4
at 1 asks 4	-2 -3 3
at 1 asks 5	0 -6 4
at 1 benefit	3 -5 0
at 1 company	5 -3 -2
at 1 duty	2 -7 3
at 1 heading	-3 -1 3
at 1 logistics	3 -4 -1
at 1 noise	9 -2 -7
at 1 requirement	2 -5 3
at 2 asks 0	6 -2 -5
at 2 asks 1	0 4 -4
at 2 asks 2	0 -6 5
at 2 asks 3	-10 0 11
at 2 asks 4	1 -9 5
at 2 asks 5	-2 -1 4
at 2 benefit	5 -3 -1
at 2 company	4 -1 -3
at 2 duty	-1 -4 4
at 2 heading	6 -3 -5
at 2 logistics	0 -3 2
at 2 noise	-8 9 -6
at 3 asks 0	4 -2 -2
at 3 asks 1	1 -3 2
at 3 asks 4	-1 -2 3
at 3 benefit	1 -3 2
at 3 legal	3 -1 -1
at 3 noise	1 -3 3
back .net	11 -1 -11
back 1	-3 -6 6
back 10	-14 -1 13
back 100	-8 12 -1
back 11	-3 7 -2
back 13485	-8 1 7
back 20	-12 -3 12
back 21	-10 8 5
back 3	-7 -11 10
back 30	18 -8 -15
back 4	0 3 -2
back 40	6 -1 -5
back 5	3 -12 2
back 50	-1 -5 4
back 6	8 -13 -5
back 7	-5 -13 10
back 8	1 -6 0
back 90	10 -6 -8
back a	0 -3 3
back abil	-11 4 7
back abl	-14 5 12
back about	9 1 -10
back abov	3 -2 -2
back absenc	-8 4 6
back academ	11 -7 -7
back accept	-15 -4 15
back access	15 -7 -11
back accommod	8 -2 -6
back accomplish	8 -2 -7
back accord	0 -1 -4
back account	6 -6 -2
back accredit	12 -9 -9
back accur	-4 -10 10
back accuraci	-7 3 5
back achiev	-1 9 -5
back acl	-1 -8 3
back acoust	-9 -5 9
back acquir	12 -5 -10
back across	10 -3 -8
back action	-13 4 10
back acut	-12 -10 15
back ad	-4 5 0
back adapt	18 -11 -17
back add	-4 -9 5
back addit	3 1 -4
back address	1 -7 1
back adher	10 -3 -9
back adjust	15 -11 -13
back administer	-13 -3 14
back administr	-4 1 2
back admit	9 0 -9
back adob	-16 5 12
back adult	15 -10 -12
back advanc	10 -3 -11
back advert	6 -13 0
back advic	6 -4 -2
back adviz	-3 -3 -3
back advoc	11 -4 -11
back affili	5 -2 -3
back affirm	-2 -6 6
back after	18 -5 -17
back ag	-1 -9 4
back against	6 -4 -4
back agenc	-2 -9 7
back agent	8 -3 -7
back agil	1 12 -9
back agreement	0 -6 2
back aid	-2 -3 4
back air	8 -6 -2
back ajax	-19 8 3
back alarm	10 -3 -7
back algorithm	-12 5 8
back align	3 -1 -2
back all	-2 -5 4
back along	0 6 -7
back also	-4 8 -2
back alter	3 -1 -2
back altern	-19 -6 19
back am	9 -7 -3
back ambit	-1 -1 -3
back ambul	-16 -6 16
back among	17 -13 -11
back amount	-4 -10 7
back an	1 -7 5
back analyst	10 -7 -9
back analyz	0 -3 2
back and	-2 -1 3
back android	-10 8 3
back angular	-3 17 -18
back angularj	-7 15 -14
back ani	0 -7 3
back anim	10 -8 -7
back answer	-2 10 -5
back apart	10 -6 -5
back api	-2 3 -1
back app	-10 -17 13
back appli	2 -3 0
back applic	5 -6 -3
back apprais	-9 -2 9
back appropri	-1 -8 3
back approv	-9 11 -1
back approxim	6 -3 -3
back architect	21 -9 -18
back architectur	1 -9 3
back area	8 -7 -5
back arm	4 -1 -2
back around	4 -4 -2
back artistri	7 -2 -5
back as	-3 -1 4
back asp	-8 3 7
back aspect	16 -11 -12
back assembl	4 -2 -2
back asset	6 -2 -5
back assign	-11 1 8
back assist	-8 5 2
back associ	8 0 -9
back assur	5 -1 -8
back at	0 -4 2
back attend	16 -4 -13
back attent	8 2 -14
back attitud	7 5 -13
back attract	7 -5 -9
back attribut	13 -9 -11
back audio	12 -3 -11
back audit	5 -2 -4
back author	8 -16 -4
back auto	4 -7 -2
back autom	9 -11 -7
back automot	11 -2 -13
back avail	2 -12 6
back averag	10 -1 -10
back awar	-6 10 -4
back award	18 -10 -12
back azur	11 3 -12
back b	-10 6 6
back b2b	8 -2 -8
back ba	0 10 -8
back bachelor	-3 8 -1
back back	-8 -6 10
back background	6 -1 -6
back balanc	-9 7 0
back bank	-1 6 -4
back banner	-8 12 -10
back bar	13 -5 -12
back base	-10 6 6
back basic	-10 6 4
back basis	8 -4 -4
back bath	-9 -3 9
back bcl	11 -4 -10
back be	1 -3 -1
back beauti	-2 4 0
back becom	20 -19 -12
back been	5 -3 -2
back befor	16 -6 -12
back behavior	-7 5 3
back believ	13 -1 -12
back bell	9 -4 -9
back benchmark	11 -2 -11
back benefit	-5 6 -3
back best	4 1 -5
back between	-10 -5 11
back beverag	-17 16 4
back beyond	5 -3 -5
back bi	15 -12 -14
back bid	-8 -15 10
back big	-13 -10 16
back bilingu	-14 6 0
back bill	-6 -3 6
back bl	-6 5 1
back blood	-21 -8 25
back blue	-12 -8 13
back board	-14 -5 12
back bodi	9 -1 -8
back bond	10 -4 -10
back bonus	9 -3 -6
back book	-1 -4 1
back bookkeep	-4 1 3
back bookkeeper	-13 11 4
back boost	-12 10 3
back brand	3 1 -5
back bring	10 -4 -8
back broad	21 -11 -20
back brokerag	5 -4 -1
back browser	-14 -3 16
back bs	-19 -13 23
back budget	-1 1 -3
back build	-2 -15 7
back burn	-13 4 12
back busi	-2 7 -7
back but	-7 8 0
back by	3 -7 0
back c	2 -13 7
back c#	-7 4 2
back c++	4 2 -8
back ca	8 -1 -7
back cafeteria	3 -2 -1
back cakephp	3 -10 -2
back calendar	-9 3 7
back california	9 -6 -4
back call	7 -4 -3
back campaign	-21 5 12
back campus	3 -2 -1
back can	9 -3 -6
back candid	6 2 -9
back canvass	4 -1 -3
back capa	6 9 -13
back capabl	4 5 -11
back capac	-1 2 -3
back capit	-10 -3 6
back care	9 0 -9
back career	5 -3 -2
back caregiver	4 0 -4
back case	3 -1 -3
back cash	0 2 -4
back cashier	-13 -4 11
back categori	11 -1 -10
back caus	9 -5 -5
back cell	4 -4 -3
back center	-3 -7 9
back certifi	0 -15 7
back chain	12 -9 -4
back challeng	13 -8 -6
back chanc	9 -3 -5
back chang	-3 4 0
back channel	12 -5 -13
back charg	-4 -6 6
back chart	-9 -6 10
back check	8 -4 -6
back chef	13 -6 -14
back chemic	-8 8 3
back choos	15 -10 -10
back cic	12 -6 -12
back citi	12 -9 -3
back civil	-5 -11 12
back class	-16 11 9
back clear	5 0 -8
back clearanc	11 -3 -8
back cleric	-9 2 7
back client	5 -3 -3
back climat	14 -1 -14
back clinic	-9 8 5
back close	-9 3 8
back cloud	-7 -10 9
back cna	-6 -4 10
back cnc	3 -1 -2
back co	-5 6 0
back coach	-13 2 9
back code	11 -15 0
back coffe	-3 7 -6
back cold	3 5 -11
back collabor	5 -3 -3
back collect	11 -9 -8
back colleg	2 4 -6
back color	8 -3 -7
back com	7 -3 -4
back combin	8 -21 -2
back comfort	-5 -6 7
back commerci	-7 7 -2
back commiss	2 -14 0
back commit	9 -6 -7
back common	-1 -3 2
back commun	-5 -2 4
back compani	5 -1 -5
back companion	8 -1 -8
back compass	4 -3 0
back compassion	6 -1 -5
back compens	3 4 -9
back compet	8 -6 -8
back competit	8 -3 -6
back compiler	0 2 -3
back complaint	8 -3 -6
back complet	7 -7 -8
back complex	-7 -4 8
back compli	1 -9 2
back compon	-5 -3 6
back comprehens	-4 0 4
back computer	-7 -8 10
back concept	14 -12 -8
back concern	-4 9 -3
back condit	7 -5 -5
back conduct	-2 -3 3
back confer	-12 -3 12
back configur	10 -2 -9
back conflict	-11 -2 11
back connect	-6 4 3
back consider	2 3 -5
back consist	-4 6 0
back consult	7 -10 -1
back consumer	0 15 -13
back contact	10 -13 -7
back continu	-2 5 -1
back contract	-1 -8 5
back contractor	5 -7 -3
back contribut	14 -5 -11
back control	8 -7 -6
back cooper	7 -4 -5
back coordin	-5 -2 5
back coordinator	14 -8 -9
back copi	-6 10 0
back copier	25 4 -28
back core	-2 -15 10
back correct	3 -3 -3
back correspond	-10 9 4
back cosmet	-4 9 -1
back cost	2 -17 2
back council	10 -4 -7
back counsel	-12 -3 10
back counselor	5 -4 -1
back counter	-3 -3 4
back countri	14 -6 -11
back cours	-14 -2 15
back cover	19 -7 -17
back cpcu	18 -7 -17
back cpg	-10 -12 12
back cpr	-13 6 3
back cqe	-27 -21 28
back creation	-13 -9 13
back creativ	-1 -5 6
back credenti	6 5 -11
back credit	3 -1 -5
back crisis	3 -1 -1
back critic	10 -2 -9
back crm	3 -11 0
back cross	-5 -7 7
back css	11 -6 -10
back culinari	12 -2 -11
back cultur	4 -4 -2
back current	-1 -8 5
back custom	7 -5 -4
back customer	-1 3 0
back cycl	-7 -9 8
back d	5 -4 -1
back dai	-5 8 -1
back databas	-1 -7 2
back date	10 -3 -10
back deal	-3 6 1
back debug	8 -15 2
back decid	-5 7 0
back dedic	-13 -8 14
back defect	10 -4 -11
back defin	-12 -10 13
back degre	-8 10 1
back deliver	7 -7 -3
back demand	-9 -8 11
back demonstr	-2 -3 2
back dental	5 -2 -4
back depart	6 -6 -4
back department	14 -3 -13
back depend	-4 8 -4
back deploi	3 -3 -1
back deploy	-10 11 3
back deposit	-11 -7 12
back depth	-9 5 8
back describ	2 4 -4
back design	5 -9 -2
back designer	-5 -6 6
back desir	-10 3 3
back detail	9 4 -16
back determin	6 -5 -5
back develop	2 -4 1
back developer	-5 2 3
back development	10 -2 -9
back devic	8 -1 -9
back dfmea	4 -2 -2
back diagnos	2 1 -5
back diesel	12 -10 -9
back differ	4 -1 -3
back digit	-11 3 8
back dine	3 -1 -1
back diploma	-13 5 5
back direct	0 -4 3
back directli	0 -3 2
back disabl	4 -1 -3
back disciplin	4 -1 -6
back disciplinari	0 -6 1
back discount	11 -6 -10
back discover	-15 3 14
back discrep	-5 8 0
back discret	4 -10 -2
back diseas	4 3 -8
back dishwasher	-3 7 -3
back displai	-9 -5 9
back disput	4 -1 -2
back distanc	13 -10 -12
back distribut	-6 -1 5
back district	11 -6 -8
back divers	2 7 -8
back divis	8 -4 -5
back do	11 -7 -5
back doctor	11 -5 -9
back doe	0 -10 4
back dollar	6 -4 -2
back domain	4 -3 -3
back domest	11 -3 -8
back don	6 -5 -3
back door	7 -19 5
back dot	2 -13 0
back down	-25 -12 25
back draw	-10 4 2
back dreamweaver	2 -11 5
back drive	-4 6 -5
back driver	0 8 -4
back drug	6 -2 -5
back due	14 -1 -15
back dure	20 -5 -17
back duti	0 -4 1
back dynam	8 -2 -6
back each	-2 6 -3
back educ	7 -15 0
back educator	6 -1 -6
back ee	4 -2 -2
back eeo	-3 -8 8
back effect	4 -6 -2
back effort	15 4 -19
back either	-16 3 14
back elderli	-2 -17 5
back electr	2 9 -11
back electron	-5 0 5
back element	4 -2 -1
back elig	-6 -2 6
back email	-13 13 2
back emot	-11 7 6
back emploi	7 -2 -6
back employ	7 2 -8
back employe	-1 4 -2
back employer	4 -2 -2
back emr	-11 10 7
back enabl	3 -1 -2
back end	9 -5 -6
back energet	9 -7 -7
back energi	-12 -3 13
back engag	-10 4 7
back engin	13 -2 -12
back engineer	-2 8 -3
back enhanc	16 -6 -14
back enjoi	-6 -8 9
back ensur	-3 2 0
back enter	2 -13 1
back entir	7 -2 -6
back entrepreneuri	4 -2 -2
back entri	6 1 -8
back environ	8 3 -10
back environment	3 -1 -3
back epa	-24 -8 24
back equal	5 -1 -4
back equip	-4 8 -5
back equiti	-6 8 -2
back equival	-11 3 8
back error	16 -6 -15
back essenti	-5 -2 6
back establish	-4 5 0
back estat	8 -5 -9
back estim	-11 -14 13
back etc	1 -17 8
back ethic	11 -8 -6
back etiquett	4 -1 -3
back evalu	5 -9 -1
back even	-3 -6 5
back event	10 -5 -9
back everi	14 -1 -14
back everyth	10 -5 -9
back exampl	8 -8 0
back exce	4 -9 -1
back exceed	-8 -2 9
back excel	-5 8 -1
back except	5 -7 -3
back excit	8 -3 -6
back execut	6 -4 -6
back exerc	15 -2 -14
back exhibit	-10 -6 10
back exist	8 -3 -9
back expand	8 -11 -7
back expect	-1 -6 3
back expens	-6 -3 7
back experi	-4 -1 5
back experienc	15 2 -16
back expert	1 1 -3
back exposur	9 -4 -5
back express	12 -5 -12
back extend	5 -1 -3
back extens	8 -2 -7
back extern	7 -4 -4
back extj	-12 13 -9
back extract	6 -1 -9
back extrem	6 -3 -3
back face	0 -9 1
back facil	3 5 -10
back facilit	2 -7 1
back fact	19 -13 -15
back factor	3 -1 -3
back fair	-13 11 7
back famili	2 -6 1
back familiar	-16 1 15
back farm	9 -4 -6
back fast	-1 -4 4
back fax	-3 11 -4
back fda	-7 5 3
back feasibl	0 8 -8
back featur	-5 -1 4
back feder	2 -9 2
back fee	-11 -5 13
back feedback	-10 -15 14
back feel	12 -3 -11
back fellow	13 -5 -11
back field	-9 1 8
back file	20 -5 -20
back fill	14 -7 -12
back final	6 -5 -2
back financ	5 -4 -2
back financi	5 -3 -3
back find	2 1 -4
back finish	4 -1 -3
back firm	2 2 -5
back first	1 0 -3
back five	-15 -11 17
back fleet	5 8 -10
back flexibl	0 -7 2
back flight	18 -5 -15
back floor	14 -6 -12
back flow	1 1 -5
back fluid	-3 -3 5
back fmea	-21 9 13
back follow	1 -3 0
back food	2 4 -5
back for	6 -2 -5
back forecast	-5 -6 6
back foreign	12 -5 -9
back forklift	16 -8 -15
back form	-9 -3 9
back format	11 -5 -10
back forward	11 -2 -11
back foster	5 -2 -3
back found	4 -2 -2
back foundat	7 -3 -4
back framework	1 15 -13
back franchiz	14 -6 -10
back free	3 -2 -1
back freedom	14 -10 -8
back fresh	-24 -9 24
back from	7 -6 -4
back front	-9 -5 10
back fruit	3 -2 -3
back fulfil	3 0 -3
back full	6 -6 -3
back fun	9 -2 -9
back function	9 -9 -4
back fund	21 -7 -21
back fundament	-4 12 -15
back further	16 -6 -13
back futur	0 6 -5
back g	-7 11 -4
back gain	4 8 -17
back gamp5	-16 13 6
back garnish	-8 10 2
back gather	17 -9 -13
back gc	-5 3 3
back ged	-14 9 6
back gender	7 -3 -3
back gener	-3 -5 4
back get	1 4 -7
back give	0 -6 4
back global	17 -11 -14
back go	13 -4 -11
back goal	10 -4 -7
back good	-6 6 2
back govern	-1 -10 2
back grade	27 -16 -22
back graduat	-4 -4 6
back graph	4 -1 -3
back graphic	-7 10 0
back great	3 -8 -1
back green	9 -5 -4
back greet	-6 -3 6
back grill	-6 -12 10
back grind	6 1 -8
back groom	-7 -7 11
back group	2 -3 -2
back grow	7 -6 -3
back guard	-14 -9 15
back guid	-12 -15 16
back guidanc	-13 -5 14
back guidelin	-7 0 6
back ha	1 -5 4
back hadoop	-1 6 -7
back hand	10 -7 -6
back handbook	18 -12 -13
back handl	-4 -2 4
back hard	-19 2 19
back hardwar	9 -2 -7
back have	-3 -5 4
back headquarter	3 -2 -1
back health	7 -11 1
back healthcar	7 -9 -4
back healthi	9 -5 -5
back healthstream	4 -1 -3
back hear	-11 7 7
back heart	4 -2 -1
back heat	11 -8 -9
back heavi	-9 13 -1
back help	-7 -1 8
back her	-6 -1 6
back here	4 -3 -1
back higher	16 -11 -11
back highest	7 1 -7
back highli	0 -3 2
back hire	17 4 -21
back his	4 -3 -3
back histori	-10 0 5
back hold	10 -1 -7
back holder	-17 3 14
back holidai	6 1 -11
back home	6 -1 -4
back horticultur	11 -5 -9
back hospic	5 -1 -5
back hospit	10 -5 -8
back hot	7 -2 -6
back hour	-3 1 2
back hous	-12 -4 15
back housekeep	5 -3 -2
back how	-13 3 11
back hp	9 12 -16
back hr	3 -17 3
back hs	-6 -2 6
back html	-8 7 -3
back html5	5 4 -8
back http	8 -6 -2
back human	3 3 -7
back hvac	6 -4 -4
back hydraul	2 3 -7
back hygien	-11 -4 12
back hypothes	15 -10 -9
back i	3 0 -2
back id	11 -3 -11
back idea	18 -9 -13
back ident	5 -4 -1
back identifi	-1 -3 0
back if	-14 8 9
back iii	-15 5 9
back imag	-13 2 8
back immedi	-9 1 9
back impact	6 -3 -5
back implement	1 -8 1
back import	-1 4 -3
back improv	-3 3 0
back in	0 -3 2
back inc	10 -5 -8
back incent	12 -7 -8
back includ	-3 2 1
back inclus	10 -3 -8
back incom	-17 6 14
back increas	12 -6 -12
back independ	-3 -2 2
back indicator	13 -2 -13
back indirect	9 -4 -9
back individu	6 -6 -1
back industri	9 -8 -3
back infect	-22 -5 22
back influenc	8 -4 -5
back inform	14 -7 -10
back infrastructur	-13 -9 14
back ingredi	5 2 -7
back initi	-2 -7 5
back innov	8 -4 -5
back input	12 -12 -10
back inspect	-13 6 7
back instal	1 -10 3
back instruct	2 0 -3
back instrument	7 -5 -4
back insul	11 -4 -11
back insur	-9 3 8
back intak	-2 -3 3
back integr	-1 -13 5
back interact	13 -8 -7
back interdisciplinari	2 -6 1
back interest	1 -8 1
back interfac	-17 -5 18
back intern	7 -2 -7
back internet	0 4 -4
back interperson	-9 17 -1
back interpret	7 -8 -2
back interpreter	4 0 -3
back intervent	6 -2 -3
back interview	11 -4 -9
back into	12 0 -12
back inventori	-4 -1 3
back invoic	-18 8 13
back involv	-5 -5 6
back io	-8 7 -2
back iq	-4 3 1
back is	2 -3 1
back iso	-21 5 7
back issu	4 -3 -4
back it	14 -6 -7
back item	8 -6 -5
back j2ee	8 -7 -1
back jack	11 -7 -9
back java	8 -4 -6
back javascript	-3 1 -6
back jit	9 -5 -6
back job	2 -4 0
back jobsit	4 0 -4
back join	12 -4 -10
back joint	-13 -16 15
back jqueri	-17 14 -4
back js	-4 2 -4
back judgment	11 -6 -12
back junit	-12 10 2
back k	7 -1 -5
back keep	8 -3 -7
back kei	-6 2 5
back kitchen	-2 -4 3
back knockout	-9 8 -2
back know	-8 -2 8
back kpis	-24 9 -4
back labor	-5 9 0
back land	12 -7 -5
back lang	-5 -7 6
back languag	1 -1 -3
back laravel	11 -10 -10
back larg	-5 -5 5
back largest	5 -1 -4
back last	13 -3 -13
back latest	9 -3 -6
back launch	9 -2 -9
back law	-2 -8 3
back lawn	-16 -10 19
back layout	2 -10 0
back lead	4 -7 0
back leader	12 -5 -8
back leadership	-5 6 -2
back least	4 -2 -4
back leav	-8 -10 11
back ledger	-6 -6 8
back legal	10 -14 -2
back lend	-5 11 -3
back less	7 9 -14
back level	10 -4 -6
back liaison	0 -4 0
back librari	-7 -9 14
back licens	-12 3 7
back life	1 -6 4
back lift	-6 -6 8
back like	5 -5 -3
back line	-2 -6 5
back linkedin	3 -1 -2
back listen	11 -6 -10
back liter	17 2 -20
back live	12 -6 -8
back ll	-8 -5 9
back llvm	8 -2 -6
back load	2 -13 1
back loan	-2 14 -10
back local	9 -7 -8
back locat	12 -5 -7
back log	4 -3 0
back logist	8 -6 -4
back lose	-1 -11 5
back lotus	12 -8 -8
back love	-14 6 6
back low	15 -9 -10
back lpn	-8 -10 10
back lte	1 9 -8
back luxuri	10 -5 -7
back m	23 -2 -23
back machin	-5 4 3
back mai	4 -2 -2
back mail	13 -5 -10
back main	4 -3 -2
back maintain	-8 -2 7
back major	12 -5 -10
back manag	-3 -1 4
back manageri	9 -4 -5
back mani	3 -1 -2
back manner	-6 -6 7
back manual	0 6 -6
back manufactur	-7 0 5
back marit	7 -5 -2
back market	-5 -6 6
back marketplac	6 -3 -5
back master	10 -4 -8
back match	1 -3 2
back materi	1 -4 -1
back math	-19 -3 20
back matlab	3 -14 10
back matter	6 -4 -3
back maxim	-5 -6 6
back mcse	4 9 -17
back me	8 -3 -6
back meal	-21 11 16
back measur	19 -7 -15
back meat	-3 -6 4
back mechan	-16 16 3
back med	-15 -7 15
back meet	3 -8 2
back member	2 -4 -2
back memori	-6 4 3
back mentor	-1 -8 2
back menu	-13 -7 13
back menus	8 -5 -6
back merchand	1 -10 0
back methadon	0 8 -5
back method	12 -7 -10
back metric	-17 -10 20
back micro	8 3 -10
back microsoft	-2 -10 8
back mid	-6 -3 7
back militari	7 -5 -2
back million	5 -2 -3
back minimum	-12 -5 13
back minitab	-22 -9 23
back mission	4 -3 -3
back mm	-7 2 6
back mobil	-19 14 -4
back modern	4 -3 -1
back modifi	5 -4 -2
back modul	4 -4 -3
back mondai	15 -3 -15
back monei	-6 -6 9
back monitor	-10 3 7
back month	7 -11 -3
back more	1 -6 3
back mortgag	-7 -1 9
back motion	8 -2 -7
back motiv	-1 -7 3
back move	5 -3 -4
back ms	4 9 -13
back multi	2 6 -5
back multipl	18 -2 -18
back must	-6 2 2
back mvc	-7 8 2
back my	5 -2 -3
back mysql	-4 -11 12
back name	-13 -10 17
back nation	4 -1 -7
back natur	8 -3 -3
back necessari	1 -9 3
back need	-2 -2 5
back negoti	-3 -12 7
back net	3 -7 6
back network	7 5 -10
back newspaper	3 -2 -1
back no	7 -2 -5
back non	-15 -7 15
back north	3 -2 -1
back not	-6 3 3
back note	24 -9 -20
back now	6 -5 -1
back number	11 -3 -9
back numer	5 -3 -3
back nurs	1 -1 -5
back object	1 -9 -1
back obtain	-3 4 0
back off	-8 -5 10
back offer	9 -3 -6
back offic	11 -15 -3
back oil	6 -2 -4
back old	-11 -10 12
back on	-1 -3 5
back onc	12 -3 -10
back ongo	-6 -4 7
back onli	3 -2 -1
back onlin	-11 13 -12
back onsit	15 -5 -14
back oop	-12 11 0
back open	10 -1 -10
back oper	1 4 -4
back operator	3 -2 -1
back opportun	5 -3 -2
back optim	-20 11 7
back oq	-2 -3 6
back or	-4 -1 4
back oracl	1 2 -4
back oral	6 -18 3
back orchestr	-11 -6 12
back order	6 0 -8
back organ	6 -13 -1
back organiz	10 2 -16
back orient	-18 1 12
back origin	-13 -2 12
back orm	23 -23 -16
back other	8 -1 -8
back out	7 -10 -3
back outbound	-7 -1 9
back outdoor	6 -1 -6
back outlook	-6 2 5
back outsid	-8 -6 9
back outstand	2 -4 -1
back over	-7 11 -5
back overal	2 -8 -1
back overnight	-11 -4 12
back overse	-2 -4 3
back oversight	21 -10 -21
back overtim	6 -1 -5
back own	-11 2 10
back owner	-3 1 2
back ownership	17 -2 -14
back p	14 8 -21
back pa	-1 15 -10
back pac	6 -13 5
back pace	9 -9 -4
back packag	-8 10 1
back page	6 4 -6
back pai	8 1 -11
back paper	-10 -7 10
back paperwork	14 -6 -13
back park	3 0 -3
back part	2 2 -4
back parti	5 -3 -2
back particip	-2 4 -2
back partner	-6 0 3
back partnership	11 -4 -10
back pass	11 -7 -11
back passion	-3 -10 7
back past	4 -1 -3
back path	-6 -6 9
back patient	4 -5 -3
back paychex	21 -6 -21
back payrol	2 10 -15
back pc	-6 -10 8
back pe	8 -5 -4
back peer	9 -5 -6
back per	-2 8 -8
back perfect	10 -6 -4
back perform	-4 -2 4
back period	3 -6 -2
back perl	-3 15 -13
back perman	4 -3 0
back permit	2 -3 -1
back person	4 1 -5
back personnel	13 -8 -8
back persuas	11 -7 -5
back pertain	0 -5 2
back pet	7 -4 -3
back pfmea	8 -9 -6
back ph	3 -3 0
back pharmaceut	6 -5 -2
back phase	-3 2 0
back phd	1 4 -6
back philosophi	20 -10 -17
back phoenix	16 -7 -11
back phone	-6 6 2
back photoshop	-14 -11 15
back php	-23 4 22
back physic	10 -1 -12
back physician	-6 -8 7
back place	10 -7 -8
back placement	8 -4 -8
back plai	4 -2 -2
back plant	-10 5 5
back plastic	4 -1 -3
back platform	1 12 -13
back player	-6 -11 9
back pleas	6 -2 -4
back pleasant	12 -2 -14
back plumb	-17 12 1
back plus	1 6 -7
back po	6 -4 -3
back point	10 -14 -7
back polici	-4 1 3
back portfolio	3 7 -12
back portion	0 4 -4
back posit	2 -3 -1
back possess	3 -2 -2
back possibl	8 -4 -3
back post	-6 -4 6
back potenti	11 -4 -9
back pound	16 -14 -12
back power	15 -9 -11
back powerpoint	9 -9 -7
back pq	-9 -3 12
back practic	-7 1 2
back practitioner	-9 4 -3
back pre	-8 3 6
back preconstruct	-10 8 6
back prefer	-5 5 2
back prep	13 -8 -10
back prepar	1 -3 -1
back present	0 5 -2
back preserv	12 -4 -12
back pressur	5 -6 -3
back previous	6 -16 -3
back price	8 -14 -3
back primari	3 -1 -5
back princip	17 -10 -12
back principl	8 -2 -10
back prior	-8 -4 9
back priorit	-9 -5 13
back prioriti	12 -4 -9
back privat	14 -3 -13
back pro	-7 9 -12
back proactiv	5 -3 -2
back problem	2 2 -5
back process	-3 4 0
back produc	2 1 -3
back product	3 -7 2
back profession	4 5 -9
back profici	6 2 -8
back profil	-7 10 -2
back profit	10 -3 -8
back program	5 0 -6
back programr	-11 9 -4
back progress	16 -4 -16
back promot	1 7 -9
back prompt	9 -2 -9
back proper	4 -10 -1
back properli	7 -4 -6
back properti	16 -14 -12
back propos	-6 -1 4
back prospect	8 -9 -4
back protect	9 -4 -5
back protocol	8 -15 -6
back prove	1 -5 0
back provid	-2 -7 5
back provider	-12 -1 10
back prune	-10 -8 10
back psycholog	8 -6 -3
back public	5 -3 -7
back pump	-16 12 7
back purchas	-7 1 5
back purpos	-13 3 11
back push	-1 -15 4
back put	12 -8 -11
back python	13 7 -20
back qa	7 -2 -5
back qc	6 -4 -3
back qualifi	0 -3 0
back quantiti	4 -2 -2
back quark	-18 5 8
back quarter	-9 -7 9
back question	6 -6 -4
back queue	25 -11 -24
back quick	4 -4 -1
back quickli	4 -14 -2
back quota	7 -1 -7
back r	7 -6 -2
back race	4 -3 0
back rang	5 -12 1
back rapid	16 -5 -12
back rapidli	6 -2 -4
back rate	-7 5 5
back ration	-6 -7 10
back re	0 -10 3
back reach	9 2 -13
back react	-9 -2 10
back read	-6 -12 11
back readi	4 -2 -2
back real	0 -10 4
back realtor	8 -4 -4
back reason	6 -3 -5
back receipt	9 -5 -7
back recip	4 -10 -3
back recommend	11 -3 -12
back reconcil	8 -6 -7
back record	-2 -5 5
back recover	14 -6 -14
back recruiter	11 -5 -10
back reduc	-11 -6 13
back refer	13 -3 -10
back referr	12 -8 -4
back reflect	-13 8 8
back refriger	-16 -3 16
back regard	2 -4 -1
back region	11 -5 -8
back register	-5 -12 14
back registr	-4 -7 7
back regul	-6 -2 8
back regular	-5 -5 8
back regularli	5 -13 1
back regulatori	12 -4 -10
back rehabilit	8 -5 -3
back relat	8 3 -12
back relationship	-4 -1 3
back relev	8 -13 0
back reliabl	-10 -2 10
back religi	6 -1 -5
back religion	5 -3 -2
back reloc	4 -4 -1
back remot	-6 0 6
back remov	9 -4 -9
back render	-11 9 3
back rep	19 -8 -19
back repair	-6 -11 7
back report	5 -4 -4
back repres	-2 5 -2
back request	-6 -8 11
back research	0 -5 1
back resid	-3 -6 5
back residenti	9 -5 -7
back resolv	-4 -8 7
back resourc	-3 0 2
back respect	10 -6 -5
back respond	-7 -5 6
back respons	-3 0 -1
back rest	-17 8 6
back restaur	9 -2 -6
back restrict	10 -5 -6
back result	12 -11 -2
back resum	6 -2 -4
back retain	-9 -19 12
back retir	4 -2 -2
back return	9 -7 -3
back revenu	20 0 -20
back review	9 -5 -7
back rfp	-12 7 7
back right	11 -5 -8
back risk	5 -7 0
back rn	-7 -3 8
back role	5 -1 -8
back roll	12 -7 -10
back room	-7 -6 8
back routin	7 -14 -6
back rubi	14 -6 -15
back run	-9 -11 11
back s	-3 -12 9
back safe	2 -12 3
back safeti	2 0 -7
back salad	11 -1 -10
back salari	10 -5 -9
back sale	1 2 -3
back salesforc	-8 8 1
back sampl	14 -5 -11
back san	6 -4 -2
back sanit	-6 -6 11
back sass	1 5 -7
back satisfact	17 -10 -15
back save	14 -6 -13
back sc	9 -8 -1
back scala	-11 10 -2
back scalabl	7 6 -12
back scale	12 -8 -6
back scenario	3 -2 -1
back schedul	-10 -7 11
back school	-4 9 -7
back scienc	12 4 -16
back scientif	11 -7 -4
back scope	5 -10 -1
back screen	-5 4 -2
back script	-4 -6 5
back scrum	-14 13 -8
back sdk	-16 10 -6
back sdlc	20 -5 -19
back se	3 -2 -1
back search	11 -4 -9
back season	-12 -8 13
back secretari	-11 6 5
back sector	5 -7 0
back secur	-13 -4 15
back see	10 -4 -9
back seek	-4 2 1
back segment	3 -1 -1
back select	5 -21 0
back selenium	-11 4 9
back self	17 -10 -13
back sell	-3 3 2
back seller	19 -9 -18
back send	6 -3 -4
back senior	11 -6 -9
back serv	16 -5 -12
back server	10 -9 -8
back servic	4 0 -6
back session	9 -9 -1
back set	4 -1 -3
back setup	-7 4 4
back sexual	4 -3 -2
back share	2 1 -3
back sheet	-2 4 -2
back shelv	11 -2 -11
back shift	7 -7 -6
back ship	-10 -8 11
back shoe	-14 5 11
back shop	7 -8 -5
back short	19 -6 -19
back should	-4 5 0
back show	15 -4 -12
back shrink	-1 -11 4
back side	6 -16 -1
back sign	3 -17 7
back signal	12 -5 -11
back signific	1 -9 1
back similar	12 -8 -12
back simpl	3 -2 -1
back simul	6 -2 -4
back simulink	6 -3 -3
back site	4 5 -6
back situat	-9 -9 9
back six	-6 -6 11
back size	0 4 -3
back small	19 -9 -17
back smart	17 -10 -13
back snow	-5 -10 6
back so	0 -4 2
back soap	-4 -9 8
back social	-10 -6 11
back societi	12 -4 -11
back softwar	0 -7 1
back solid	-8 2 7
back solut	11 -8 -10
back solv	20 -7 -17
back solver	8 -5 -3
back some	-14 -1 14
back sort	10 -8 -6
back sound	-12 -3 14
back soup	15 -6 -14
back sourc	3 7 -17
back space	15 -4 -14
back spanish	-8 6 -1
back spark	7 -2 -6
back special	1 -13 7
back specialti	-15 -4 16
back specif	-6 -2 7
back specifi	3 -7 2
back specimen	-15 -16 16
back spectrum	10 -5 -10
back speech	13 -16 -11
back speed	-13 13 3
back spend	4 -1 -3
back spirit	4 -2 -2
back spreadsheet	1 -10 4
back spring	15 -3 -15
back sr	6 -6 -4
back stabil	3 -1 -2
back stack	13 -2 -13
back staff	-5 -1 4
back stakeholder	18 -5 -15
back stand	-3 -8 7
back standard	1 -4 1
back star	-18 12 10
back start	11 -3 -8
back starter	-11 0 10
back startup	4 -3 -1
back statement	8 -2 -7
back station	18 -6 -18
back statist	-11 -9 13
back status	3 -3 0
back step	-22 -6 22
back stock	6 -1 -6
back storag	2 -14 0
back strategi	-4 5 0
back street	7 -6 -3
back strength	10 -2 -10
back strive	9 -6 -5
back structur	12 -6 -13
back student	3 -9 0
back studi	1 -11 4
back studio	-10 -6 13
back style	5 -4 0
back sub	19 -7 -18
back subcontractor	-3 1 -3
back subject	14 -2 -13
back submit	8 -9 -6
back submitt	1 5 -8
back substanc	-5 -6 6
back succe	-5 -10 9
back such	0 -4 0
back suit	11 3 -14
back summari	1 3 -5
back superintend	0 4 -2
back superior	-5 -2 6
back superv	-5 -2 3
back supervis	4 -6 -3
back supervisor	5 3 -11
back supervisori	-14 -11 15
back suppli	-1 -4 2
back supplier	14 -8 -10
back support	-2 -5 6
back sure	-7 -2 7
back surfac	21 -9 -20
back surgic	11 -6 -11
back survei	7 -1 -7
back system	0 2 -3
back tabl	7 -1 -7
back take	-2 -2 3
back talent	5 1 -7
back target	0 7 -3
back task	-10 -4 10
back tax	18 -9 -13
back tdd	7 7 -15
back teach	6 -15 -3
back teamwork	3 0 -3
back technician	8 -6 -6
back techniqu	1 -6 1
back technologi	-2 4 -1
back telecommun	13 -8 -13
back telemarket	14 -8 -13
back telephon	9 -8 -3
back telesal	11 -5 -10
back temperatur	11 -8 -6
back templat	-17 -2 17
back temporari	11 -1 -9
back ten	-16 -7 16
back term	2 1 -4
back termin	11 -9 -10
back territori	4 -9 -2
back texa	13 -6 -10
back than	7 -5 -6
back that	-4 -6 9
back thei	3 -1 -3
back their	13 -8 -8
back them	0 -4 1
back then	4 -4 0
back therapi	6 -2 -4
back there	4 -2 -2
back these	8 -3 -6
back thing	0 7 -8
back think	5 -15 -1
back this	5 -1 -5
back thorough	-8 1 7
back those	6 -2 -3
back three	-1 -13 3
back through	-4 -6 8
back throughout	11 -4 -8
back ticket	-5 -10 6
back time	4 -7 0
back tip	-2 4 -2
back to	1 -3 2
back todai	6 -4 -3
back together	3 -1 -1
back tool	-4 1 3
back top	13 -3 -10
back topic	7 -6 -2
back total	9 -1 -9
back toward	16 -2 -15
back track	14 -3 -14
back tractor	-7 -8 8
back trade	7 -3 -5
back trai	-19 9 14
back train	-3 -4 4
back transact	-4 -9 5
back transfer	12 -4 -9
back transmit	-12 4 10
back transport	5 -7 -4
back travel	-3 -7 5
back treatment	16 -7 -13
back trend	20 -8 -15
back troubleshoot	-15 10 4
back truck	-2 -6 4
back truli	16 -6 -12
back turn	-9 -7 10
back two	0 -13 2
back tx	3 -2 -1
back type	-9 6 7
back ui	-12 5 9
back under	16 0 -21
back understand	-3 7 -1
back underwrit	0 6 -6
back underwriter	-10 -5 11
back union	-4 -9 11
back uniqu	9 -5 -5
back unit	4 0 -5
back unix	-11 1 9
back unload	-6 -10 9
back up	-1 -4 3
back updat	10 -6 -7
back upgrad	13 0 -17
back upon	8 0 -14
back us	-4 -11 10
back usabl	-5 -10 11
back usag	16 -12 -14
back user	4 -12 -2
back ux	7 8 -12
back v	5 -4 -2
back vacat	7 -6 -2
back vacuum	15 -10 -12
back valid	2 0 -3
back valu	-2 -9 5
back valv	6 -4 -3
back varieti	6 -9 -3
back various	-1 -16 7
back ve	4 -4 -1
back vehicl	1 -4 0
back vendor	3 -10 1
back veri	-8 9 -7
back verifi	4 -5 -2
back version	3 -1 -2
back veterinari	-5 -4 6
back via	19 -6 -18
back vice	3 -1 -1
back vision	7 -2 -8
back visual	11 -8 -9
back vital	-12 -1 8
back voic	15 -6 -17
back volum	3 2 -7
back vs	14 -2 -12
back wa	16 -2 -14
back wai	3 -2 -2
back walk	-5 -4 6
back want	12 -2 -10
back warehous	9 -2 -7
back water	-16 16 1
back wcf	5 6 -9
back we	7 -1 -6
back web	0 7 -8
back websit	14 -11 -8
back week	-6 -11 9
back weekend	12 -7 -10
back weld	-2 -4 3
back well	0 2 -3
back western	-11 -6 15
back what	6 -4 -2
back when	2 -6 -1
back where	-5 -1 5
back whether	14 -1 -21
back which	16 -13 -6
back while	-6 -1 8
back who	14 -11 -8
back whole	9 -3 -6
back why	4 -2 -2
back wide	-6 -2 6
back will	-2 0 3
back willing	15 -10 -11
back win	5 2 -6
back window	-7 -6 11
back winform	0 -11 11
back wire	8 -6 -7
back wireless	3 -1 -2
back within	3 -13 3
back without	7 -3 -4
back woman	4 -2 -2
back wood	7 -5 -2
back word	-11 13 2
back work	-1 -7 7
back worker	-13 0 11
back workflow	6 -8 -5
back workforc	6 -4 -3
back workplac	3 -2 -1
back workshop	-13 3 10
back world	-6 2 5
back worldwid	8 -5 -3
back would	-7 4 5
back write	-6 9 2
back xml	-11 -1 14
back year	-4 -4 7
back young	9 -5 -5
back your	7 -5 -3
back yourself	3 -3 0
back z	-13 11 7
back zend	7 -9 -6
before !	-5 10 -14
before ! -	-5 10 -14
before ! requirement	-5 10 -14
before " blank	8 -4 -4
before " blank -	6 -4 -1
before " blank heading	4 -3 0
before " blank noise	5 -1 -5
before " blank requirement	7 -5 -4
before &	-8 -1 8
before & -	8 -1 -7
before & blank	-8 0 4
before & blank -	1 -3 0
before & blank benefit	4 0 -4
before & blank company	-9 -7 9
before & blank duty	-8 -9 10
before & blank heading	10 -2 -8
before & blank requirement	6 3 -9
before & blank skill B	-10 -1 6
before '	7 -6 -3
before ' -	7 -6 -3
before ' blank -	4 2 -9
before ' blank duty	2 -9 -2
before ' blank requirement	-8 7 -1
before ' requirement	8 -6 -4
before (	6 -2 -4
before ( -	4 -1 -4
before ( benefit	4 0 -4
before ( blank	2 0 -4
before ( blank -	5 -3 -3
before ( blank degree B	-5 -9 9
before ( blank duty	2 4 -3
before ( blank heading	4 -2 -3
before ( blank requirement	-5 -1 3
before ( blank tool B	-2 11 -8
before ( noise	4 -3 -2
before ( requirement	4 -1 -3
before )	9 -1 -11
before ) -	9 -5 -9
before ) blank	-1 7 -8
before ) blank -	5 4 -10
before ) blank benefit	3 -2 -1
before ) blank duty	9 0 -13
before ) blank heading	6 -5 -1
before ) blank logistics	3 -1 -2
before ) blank requirement	-3 9 -7
before ) blank skill B	-11 13 -3
before ) requirement	9 -6 -9
before +	14 -14 -12
before + blank	2 -6 -2
before + blank -	2 -6 -2
before + blank requirement	7 -6 -6
before ,	6 -4 -2
before , -	6 -4 -2
before , blank	3 6 -8
before , blank -	3 4 -6
before , blank benefit	3 -2 -1
before , blank company	9 -2 -11
before , blank credential B	3 13 -16
before , blank duty	-1 5 -3
before , blank heading	-8 10 -7
before , blank legal	3 -2 -1
before , blank logistics	3 8 -16
before , blank noise	10 -6 -5
before , blank requirement	1 8 -7
before , blank skill B	6 5 -17
before , blank soft B	-11 11 -4
before , blank tool B	-1 8 -3
before , requirement	6 -8 -4
before -	1 -6 4
before - -	0 -6 4
before - benefit	6 -1 -5
before - blank	-1 11 -13
before - blank -	-1 4 -4
before - blank company	-10 12 -18
before - blank credential B	4 -4 0
before - blank duty	11 -14 -4
before - blank heading	8 -5 -4
before - blank logistics	3 -2 -1
before - blank requirement	-2 10 -11
before - blank skill B	2 10 -15
before - company	2 2 -9
before - duty	-5 -9 10
before - heading	2 -3 2
before - logistics	9 -1 -8
before - requirement	4 -7 -1
before - skill B	8 4 -15
before - skill I	2 -6 -1
before - soft I	-4 -2 5
before .	5 6 -12
before . -	4 4 -10
before . blank	4 4 -7
before . blank -	5 -3 -5
before . blank company	8 -7 -3
before . blank heading	-15 15 -2
before . blank logistics	11 -9 -10
before . blank requirement	8 -9 -7
before . blank skill B	3 3 -19
before . blank tool B	-6 7 -11
before . degree I	4 -13 -3
before . duty	5 6 -14
before . logistics	7 -4 -3
before . requirement	4 8 -12
before . skill B	-3 6 -11
before . tool B	4 -4 -1
before . tool I	-10 -6 12
before /	-1 -6 6
before / -	-2 -5 4
before / benefit	-8 -1 8
before / blank	6 -1 -11
before / blank -	-2 9 -9
before / blank duty	1 -5 0
before / blank heading	4 -3 -4
before / blank requirement	3 2 -9
before / blank skill B	5 -5 -3
before / blank tool B	11 -11 -6
before / company	-8 13 -4
before / credential B	8 -10 -5
before / duty	-1 -11 5
before / heading	4 -11 0
before / legal	3 0 -2
before / requirement	5 -14 4
before / skill B	6 -9 3
before / tool B	2 -12 4
before :	0 13 -10
before : -	-1 13 -9
before : benefit	4 -4 0
before : blank	-1 7 -6
before : blank -	-10 17 -6
before : blank benefit	8 -11 -3
before : blank degree B	16 -12 -11
before : blank duty	-1 5 -13
before : blank heading	8 -8 -3
before : blank logistics	3 -2 -2
before : blank requirement	-3 9 -5
before : blank skill B	1 -4 0
before : blank tool B	8 -7 -2
before : degree B	-10 10 -1
before : duty	-1 5 -3
before : heading	7 -6 0
before : logistics	3 -3 0
before : noise	4 -4 0
before : requirement	0 14 -13
before : skill B	8 -2 -4
before ?	9 -5 -9
before ? -	9 -5 -9
before ? requirement	5 -4 -5
before blank benefit	0 -3 3
before blank credential B	-3 -3 3
before blank credential I	1 -4 1
before blank degree B	-8 11 -4
before blank degree I	-7 -1 7
before blank heading	3 -4 1
before blank language B	-6 -8 7
before blank legal	3 -1 -1
before blank logistics	-2 -4 6
before blank noise	-4 -2 5
before blank requirement	0 -3 3
before blank skill B	-2 -3 6
before blank skill I	1 -4 3
before blank soft B	2 -4 1
before blank soft I	-1 -6 4
before blank tool B	-10 4 8
before blank tool I	-1 -7 4
before none	-10 10 0
before none -	-10 10 0
before other	12 -3 -10
before other -	12 -3 -10
before other blank	4 3 -7
before other blank -	0 3 -2
before other blank company	3 -2 -1
before other blank duty	0 12 -7
before other blank requirement	4 -8 -2
before other duty	16 -2 -16
before other logistics	5 -5 0
before other requirement	8 -4 -5
before start	3 2 -6
before start -	4 1 -6
before start benefit	2 -1 -4
before start company	5 -3 -1
before start credential B	-4 5 -4
before start degree B	-9 13 -6
before start duty	3 2 -7
before start heading	0 3 -5
before start legal	4 -3 -1
before start logistics	2 0 -4
before start noise	10 -6 -4
before start requirement	1 5 -7
before start skill B	1 3 -8
before start soft B	-4 6 -9
before start tool B	-3 5 -6
before wide	0 10 -13
before wide -	8 0 -12
before wide benefit	4 -1 -3
before wide duty	-4 8 -11
before wide requirement	2 7 -13
before wide skill B	-6 8 -11
before | blank	7 -3 -3
before | blank -	3 0 -2
before | blank company	8 -4 -4
before | blank skill B	9 -7 -4
before – blank	5 -8 -2
before – blank -	8 -6 -6
before – blank company	7 0 -7
before – blank duty	12 -4 -13
before – blank requirement	-3 -14 4
before ’	5 -4 -1
before ’ -	5 -4 -1
before ’ requirement	5 -4 -1
class legal	3 -1 -1
end -	5 -4 -1
end 485	-3 12 -5
end ace	10 4 -11
end ach	4 1 -5
end ack	1 1 -4
end act	-5 8 -4
end acy	-8 -9 9
end ada	-5 -8 6
end ade	3 -6 -2
end aff	-2 -13 6
end age	-7 3 3
end ago	4 -3 -2
end ail	-8 7 3
end ain	-1 -3 2
end air	0 -6 2
end ake	-2 -7 8
end ale	17 -11 -13
end all	3 7 -13
end and	1 -7 3
end ank	6 -6 0
end ant	0 -6 2
end any	5 -3 -2
end ard	0 2 -3
end are	-3 3 -1
end ark	-9 -1 7
end arm	4 -1 -3
end arn	-4 1 2
end art	-5 -6 7
end ary	-4 3 1
end ase	7 -11 1
end ash	10 -9 -8
end ass	-3 -3 4
end ast	-4 -11 7
end ate	0 0 -4
end ati	10 -6 -7
end ave	-2 -3 3
end avy	-4 -7 5
end bal	-3 -3 2
end bed	10 -6 -11
end ber	-5 1 2
end bid	4 -3 0
end bit	-8 8 -1
end bly	9 -1 -8
end bor	-7 -3 7
end cal	2 -2 -3
end ced	4 1 -8
end cel	-2 -6 4
end cer	-3 12 -7
end cit	-4 5 -10
end cle	-5 7 -2
end col	-6 -4 6
end con	10 -10 -1
end cus	-3 -5 4
end day	13 -3 -12
end ded	-1 -8 3
end del	3 -8 -2
end der	0 -7 5
end dge	3 -2 -2
end dia	4 -1 -3
end din	6 -6 -5
end dio	-4 2 0
end dit	-9 3 6
end dle	7 6 -9
end dly	-12 9 7
end dor	-4 -11 6
end dow	-7 4 1
end dus	4 -4 -3
end eak	15 -13 -3
end eal	4 -2 -3
end eam	13 -7 -9
end ean	-3 -2 1
end ear	5 -4 -1
end ech	1 3 -4
end eck	-1 -7 4
end ect	2 2 -6
end eed	-1 -10 4
end een	2 2 -3
end eer	5 -3 -2
end eet	-15 -3 12
end ege	1 -5 4
end egy	0 -5 1
end eir	4 -4 -2
end eld	-7 2 5
end ely	3 4 -9
end eme	4 -1 -3
end end	15 -10 -7
end ene	-9 -6 11
end ent	-3 -2 3
end ept	10 -10 -4
end ere	12 -3 -9
end ern	-6 -6 8
end ert	-6 -8 7
end ery	-3 -5 3
end ese	5 -5 -2
end ess	-3 2 -1
end est	-3 -6 2
end ete	-3 4 -2
end eve	1 -7 0
end fer	3 -3 -2
end fic	1 -12 1
end fit	2 -5 0
end ful	-8 -3 11
end gal	2 -5 0
end ged	9 -3 -8
end ger	4 -4 -1
end get	2 -12 2
end ght	5 -9 -1
end gic	-7 0 7
end gin	-1 -3 2
end gle	3 -6 5
end gly	11 -5 -10
end gth	-4 -3 4
end hed	3 -9 1
end hic	10 -13 -7
end hin	7 -9 -5
end hip	-8 4 0
end hly	-2 5 -11
end hod	-5 -7 6
end hon	-3 3 -3
end hop	-4 -3 5
end iar	2 1 -14
end ibe	7 -7 0
end ica	-5 -11 7
end ice	0 -6 3
end ich	8 -3 -8
end ick	5 -4 -1
end ict	2 -9 1
end icy	0 -8 3
end ide	-2 1 -3
end ied	2 -4 0
end ier	4 -11 -1
end ift	7 -7 -5
end ify	2 -1 -6
end ign	-5 0 2
end ild	-6 6 -4
end ile	3 -2 -4
end ill	-4 -7 8
end ilt	1 -11 1
end ily	-6 -2 5
end ime	12 -3 -11
end ina	-2 5 -12
end ine	-6 6 1
end ing	-3 7 -3
end int	-5 -18 14
end iod	-5 -2 5
end ion	-4 0 3
end ior	4 3 -9
end ipe	4 -13 -1
end ipt	-11 7 1
end ire	8 -6 -6
end ise	10 -5 -6
end ish	4 -1 -1
end ism	10 -8 -5
end ist	6 2 -12
end ite	-12 3 11
end ity	-4 0 2
end ium	-5 -1 5
end ive	-3 -1 1
end ize	-6 10 -6
end job	7 -6 -1
end jor	4 -2 -2
end joy	-4 -5 6
end ked	4 -10 -2
end ker	-12 4 8
end ket	2 -6 -1
end kly	-5 -1 4
end lab	5 -2 -5
end lar	-1 -16 7
end lay	4 -7 -3
end led	1 -6 1
end ler	-3 -2 4
end lex	4 7 -15
end lic	-4 4 -2
end lid	-5 3 0
end lie	15 -14 -3
end lio	-12 10 0
end lla	7 -4 -6
end lle	4 -3 -2
end lly	4 -12 1
end lop	-2 8 -8
end lor	5 3 -10
end low	1 1 -3
end lti	0 3 -1
end lty	0 -8 2
end lue	5 -6 -2
end lve	-3 -4 10
end mal	3 -5 -1
end man	5 -9 -2
end mea	9 -7 -4
end med	2 -6 1
end men	-11 -4 11
end mer	0 -4 2
end mic	-9 -4 11
end mit	2 -7 2
end ml5	-5 -1 2
end mon	1 -5 2
end mpt	9 -8 -8
end mum	0 3 -2
end nar	11 -11 -5
end nch	0 -9 2
end ncy	4 -7 1
end ned	4 -4 -4
end nel	-3 -5 5
end ner	-5 -8 6
end net	-6 5 -1
end nge	-6 0 4
end nia	3 -2 0
end nic	7 -10 -3
end nor	12 -6 -8
end nse	-3 -5 4
end nst	0 -6 1
end nta	-6 4 3
end nth	4 -13 0
end nty	2 -4 1
end nue	0 -5 2
end nus	3 -1 -2
end oad	2 -11 6
end obe	-14 11 7
end oft	4 0 -9
end ogy	-1 -7 3
end oid	1 4 -7
end ois	-3 12 -14
end oll	-10 8 -4
end oma	-4 -6 8
end ome	4 -3 -3
end ond	-2 10 -7
end one	-9 2 7
end ong	0 8 -12
end ont	-1 -8 7
end onâ	-7 -6 8
end ood	7 12 -13
end ook	-9 2 6
end ool	2 -4 1
end oor	13 -9 -11
end ope	-4 5 -1
end ord	-3 -4 3
end ore	6 -5 -5
end ork	-6 3 5
end orm	6 3 -14
end ory	-6 5 1
end ose	5 -14 0
end oss	-2 10 -15
end ote	9 -7 -5
end oud	9 8 -11
end oup	2 -9 0
end ous	0 -10 7
end out	2 -5 0
end ove	-4 6 -6
end own	13 -5 -12
end phy	5 -1 -5
end ple	7 -8 -2
end ply	7 -5 -5
end pth	0 -7 2
end put	-6 -3 9
end que	3 -6 -2
end ral	2 -7 0
end ram	-1 -4 2
end ran	3 -1 -3
end rat	8 -5 -7
end rce	-4 3 0
end rch	6 2 -9
end red	4 -5 0
end ree	-6 4 4
end rer	9 -7 -8
end ret	-13 10 1
end rge	-2 -6 4
end ria	11 -7 -11
end ric	6 5 -12
end ris	7 -5 -1
end rld	-2 -6 5
end rly	-6 0 6
end rol	2 -10 3
end ror	0 -4 1
end rry	-10 -13 12
end rse	-1 -9 5
end rst	-5 3 2
end rty	-1 -9 3
end rum	-12 -2 10
end rve	0 3 -4
end sal	-9 -7 11
end sed	5 -2 -2
end see	-19 12 7
end sel	4 1 -6
end ser	11 4 -13
end sic	-6 11 -11
end sis	-1 -9 4
end sit	1 -7 6
end sly	-7 4 -2
end son	2 4 -6
end sor	-8 -8 9
end sql	1 1 -5
end sue	5 -6 -3
end tal	-4 4 -1
end tan	10 -6 -10
end ted	3 0 -5
end tem	-3 -1 2
end ten	2 -9 3
end ter	-5 4 2
end thm	-2 -6 7
end thy	-1 4 -13
end tic	2 2 -4
end tio	-16 -11 16
end tle	4 -3 -1
end tly	9 -10 -5
end tom	8 -5 -4
end ton	11 -9 -2
end tor	-5 1 1
end tsâ	-9 -6 9
end tus	7 -7 -2
end ual	2 3 -5
end uce	-5 7 -3
end uch	9 -6 -14
end uck	-1 -12 2
end uct	-1 -3 1
end ude	7 -3 -8
end udy	4 -3 -3
end ued	-1 -10 6
end ugh	1 5 -8
end uld	5 -3 -4
end ule	-3 -9 3
end ult	13 -5 -11
end uly	4 -4 0
end ume	1 -3 0
end und	-4 3 2
end une	10 -8 -6
end unt	-13 2 9
end ure	-2 -3 4
end urn	5 -1 -4
end use	-2 -6 4
end ust	5 -4 -4
end ute	-5 -5 8
end val	-7 -9 11
end ved	4 -8 0
end vel	-1 3 -3
end ver	4 3 -10
end vil	-5 -3 6
end wal	-4 -6 5
end wed	-13 -1 13
end wer	5 -1 -10
end wth	8 -4 -7
end xed	1 -10 9
end xho	6 -10 -3
end yee	-2 -5 2
end yer	-2 -3 4
end ype	-20 -13 16
end yst	9 -4 -7
end yze	6 -3 -4
end zed	-3 11 -11
end zen	7 -4 -5
end zer	-3 -3 4
end+1 485	-7 -3 12
end+1 ace	12 -5 -8
end+1 ach	8 1 -11
end+1 ack	0 2 -4
end+1 act	0 6 -5
end+1 acy	-10 -6 10
end+1 ada	-6 -2 6
end+1 ade	4 -12 -2
end+1 ady	3 -2 -2
end+1 aff	0 -11 6
end+1 age	-1 -8 3
end+1 ago	4 -2 -2
end+1 ail	-3 9 -5
end+1 ain	-3 -7 5
end+1 air	-3 -3 3
end+1 ake	-5 -10 11
end+1 ale	-2 -4 5
end+1 all	13 -10 -9
end+1 and	-2 5 -3
end+1 ant	-1 -5 4
end+1 any	6 -3 -3
end+1 ard	7 -6 -3
end+1 are	4 -5 -3
end+1 ark	-9 5 3
end+1 arm	3 -1 -2
end+1 arn	-2 -3 3
end+1 art	-8 5 3
end+1 ary	1 1 -4
end+1 ase	-5 -2 3
end+1 ash	8 -9 -6
end+1 ass	-3 -5 4
end+1 ast	-5 13 -2
end+1 ate	4 1 -6
end+1 ati	7 0 -7
end+1 ave	-10 -10 11
end+1 avy	-5 3 2
end+1 bal	-6 2 4
end+1 bed	15 -2 -15
end+1 ber	3 -9 1
end+1 ble	-1 4 -6
end+1 bly	9 -1 -9
end+1 bor	-7 3 6
end+1 cal	2 -5 1
end+1 ced	8 -5 -6
end+1 cel	-4 -7 7
end+1 cer	8 -9 -5
end+1 cle	7 -13 4
end+1 col	-5 -10 13
end+1 con	4 -1 -3
end+1 cus	0 3 -3
end+1 day	12 -4 -12
end+1 ded	-6 -6 7
end+1 del	3 3 -7
end+1 der	0 -4 1
end+1 dia	3 0 -3
end+1 din	5 -5 -1
end+1 dio	2 -5 -1
end+1 dit	-11 1 10
end+1 dle	10 -4 -10
end+1 dly	-8 -10 10
end+1 dor	-5 3 3
end+1 dow	-1 -9 2
end+1 dus	4 -3 0
end+1 eal	11 -2 -10
end+1 ean	-1 9 -15
end+1 eat	1 15 -20
end+1 ech	5 0 -5
end+1 eck	0 -8 6
end+1 ect	5 -5 -2
end+1 eed	-3 -9 5
end+1 een	-7 -13 8
end+1 eer	8 -7 0
end+1 eet	-8 -10 11
end+1 ege	-3 11 -12
end+1 egy	2 -6 -1
end+1 eir	4 -6 0
end+1 eld	-2 -8 3
end+1 ely	0 2 -5
end+1 eme	4 -4 0
end+1 end	4 -5 -2
end+1 ene	-7 -4 8
end+1 ent	4 -3 -3
end+1 ept	4 11 -14
end+1 ere	3 -4 -1
end+1 ert	-7 -6 9
end+1 ery	4 -2 -5
end+1 ese	5 -2 -3
end+1 ess	2 -5 0
end+1 est	-4 -8 6
end+1 ete	-4 -6 5
end+1 ety	2 -6 -1
end+1 eve	6 -7 -4
end+1 fer	3 -6 0
end+1 fic	-2 9 -3
end+1 fit	1 -2 -4
end+1 ful	-10 0 9
end+1 gal	4 -2 -3
end+1 ged	-2 -3 4
end+1 ger	4 -9 0
end+1 get	6 -12 -2
end+1 ght	1 1 -3
end+1 gic	-7 8 0
end+1 gin	-1 -11 2
end+1 gle	-5 -13 8
end+1 gly	10 -4 -10
end+1 gth	-4 -4 6
end+1 hed	-3 -9 8
end+1 her	6 -2 -6
end+1 hic	9 -19 -3
end+1 hin	-10 -9 12
end+1 hip	-2 -4 2
end+1 hly	0 -18 10
end+1 hod	-2 -9 8
end+1 hon	-5 6 0
end+1 ial	4 0 -8
end+1 ian	3 -7 0
end+1 ice	2 1 -6
end+1 ich	0 -6 3
end+1 ict	-3 6 -9
end+1 icy	-1 -8 3
end+1 ide	1 -4 1
end+1 ied	2 2 -6
end+1 ier	6 -11 3
end+1 iew	-2 -10 5
end+1 ift	2 4 -6
end+1 ify	-8 1 6
end+1 ign	3 -1 -5
end+1 ild	4 -6 -3
end+1 ile	-1 -6 4
end+1 ill	3 -1 0
end+1 ilt	-2 7 -8
end+1 ily	-7 -4 7
end+1 ime	12 -11 -7
end+1 ina	14 -12 -4
end+1 ine	4 3 -8
end+1 ink	1 -15 5
end+1 int	-3 -5 6
end+1 iod	-2 -7 3
end+1 ion	3 -4 0
end+1 ior	2 -9 7
end+1 ipe	0 2 -3
end+1 ipt	2 3 -8
end+1 ire	6 4 -10
end+1 ise	8 -2 -6
end+1 ish	-1 3 -1
end+1 ism	6 -6 -1
end+1 ist	-5 -8 9
end+1 ite	-11 -2 11
end+1 ity	3 -1 -3
end+1 ium	-13 -2 11
end+1 ive	-3 7 -4
end+1 ize	-1 -16 6
end+1 joy	-6 6 -1
end+1 ked	3 -2 -3
end+1 ker	-4 -1 5
end+1 ket	4 -4 -3
end+1 kly	-2 -14 5
end+1 lab	0 -7 1
end+1 lar	-5 -8 6
end+1 led	4 -11 2
end+1 lem	3 -5 -1
end+1 ler	-2 -14 7
end+1 lex	16 -5 -14
end+1 lic	-4 1 3
end+1 lid	4 -11 1
end+1 lio	5 -8 -4
end+1 lla	7 -3 -6
end+1 lle	4 -3 -1
end+1 lly	-2 -5 4
end+1 lop	12 -15 -6
end+1 lor	14 -6 -13
end+1 low	7 5 -13
end+1 lth	6 -10 2
end+1 lti	-1 -8 4
end+1 lty	-5 7 -8
end+1 lue	5 -1 -7
end+1 lve	-11 -5 12
end+1 man	2 -6 -1
end+1 mea	4 -2 -2
end+1 med	-1 -3 2
end+1 men	-10 17 -12
end+1 mic	-5 -6 7
end+1 mit	1 -7 1
end+1 ml5	-10 4 3
end+1 mon	0 -4 1
end+1 mpt	9 -4 -7
end+1 mum	-1 6 -5
end+1 nal	2 1 -4
end+1 nar	7 -2 -7
end+1 nce	5 3 -6
end+1 nch	-1 -13 6
end+1 ncy	6 3 -10
end+1 ned	0 -4 2
end+1 nel	1 -7 0
end+1 ner	-4 -2 4
end+1 net	-6 -5 7
end+1 nge	1 -6 2
end+1 nic	4 -10 -2
end+1 nor	7 -5 -3
end+1 nse	-3 -2 1
end+1 nst	-1 7 -5
end+1 nta	-14 -9 16
end+1 nth	1 2 -5
end+1 nty	1 -3 2
end+1 nue	0 -11 1
end+1 nus	3 -2 0
end+1 oad	-3 -3 4
end+1 oft	1 -13 2
end+1 ogy	1 -3 0
end+1 oid	-8 10 -8
end+1 ois	-10 -3 11
end+1 oma	-2 -2 4
end+1 ome	3 -9 4
end+1 ond	6 -1 -5
end+1 one	1 -5 1
end+1 ong	3 -3 -2
end+1 ont	-8 -5 8
end+1 onâ	-7 -3 7
end+1 ood	0 -4 1
end+1 ook	2 -9 0
end+1 oor	10 -3 -9
end+1 ope	5 -3 -4
end+1 ord	-1 3 -1
end+1 ore	5 -3 -4
end+1 ork	-6 2 4
end+1 orm	20 -6 -15
end+1 ory	-3 -1 2
end+1 ose	4 3 -7
end+1 oss	1 -8 2
end+1 ote	6 -2 -5
end+1 oud	13 -17 -9
end+1 oup	2 -7 -1
end+1 ous	-7 -2 6
end+1 out	1 -5 0
end+1 ove	8 2 -17
end+1 own	16 -14 -4
end+1 per	4 -8 0
end+1 phy	5 -4 -1
end+1 ple	4 -6 -3
end+1 ply	3 -1 -3
end+1 pth	-1 9 -10
end+1 put	-2 -19 7
end+1 que	-3 3 -2
end+1 ral	1 1 -7
end+1 ram	4 -4 -1
end+1 ran	4 -2 -3
end+1 rat	7 -7 -5
end+1 rce	-2 -12 7
end+1 rch	-2 -3 0
end+1 ree	0 -4 2
end+1 rer	8 -3 -8
end+1 rge	-4 5 0
end+1 ria	11 -7 -10
end+1 ric	13 -25 -3
end+1 rld	-7 1 5
end+1 rly	-2 -6 3
end+1 rol	-3 7 -3
end+1 ror	5 -9 -3
end+1 rry	-12 9 6
end+1 rse	-1 6 -6
end+1 rst	-12 -6 14
end+1 rth	4 -3 -1
end+1 rty	-3 -5 4
end+1 rum	-10 3 6
end+1 rve	4 -1 -4
end+1 sal	-12 9 6
end+1 sed	-7 8 -2
end+1 see	-5 -5 5
end+1 sel	6 12 -15
end+1 ser	13 4 -17
end+1 set	3 -1 -2
end+1 sic	2 -9 8
end+1 sit	-3 1 1
end+1 sly	8 1 -7
end+1 sor	-11 -5 12
end+1 sql	2 6 -8
end+1 sue	8 -11 -5
end+1 tal	6 -7 -1
end+1 tan	10 -9 -7
end+1 tch	5 -4 -2
end+1 tem	3 -2 -1
end+1 ten	-6 0 6
end+1 ter	5 0 -5
end+1 thm	-2 -10 3
end+1 thy	8 -6 -2
end+1 tic	-6 4 3
end+1 tio	-14 -6 16
end+1 tly	-2 -3 2
end+1 tom	6 -5 -5
end+1 ton	3 -2 -1
end+1 tor	4 2 -6
end+1 try	6 -7 -4
end+1 tsâ	-7 -2 7
end+1 tus	6 -3 -4
end+1 ual	2 -3 0
end+1 uce	3 -2 -3
end+1 uck	-2 -7 3
end+1 uct	1 -5 2
end+1 ude	13 -6 -13
end+1 udy	5 -8 2
end+1 ued	-1 -9 6
end+1 ugh	-6 -7 8
end+1 uld	4 -4 -2
end+1 ule	-9 11 -1
end+1 ult	13 -2 -12
end+1 ume	1 -9 0
end+1 und	-2 4 -4
end+1 une	7 -3 -5
end+1 unt	-12 2 8
end+1 urn	7 -5 -5
end+1 ust	5 -5 0
end+1 ute	-2 3 -2
end+1 val	-9 -9 11
end+1 ved	4 0 -7
end+1 vel	2 -6 1
end+1 ven	-5 -15 8
end+1 ver	-12 -4 11
end+1 vil	-4 -2 5
end+1 wal	-4 -3 5
end+1 wed	-13 -2 13
end+1 wer	5 -3 -3
end+1 xed	-3 14 -14
end+1 xho	4 -1 -4
end+1 yee	0 -10 4
end+1 yer	-2 -3 3
end+1 ype	-11 -17 19
end+1 yst	12 -9 -9
end+1 zed	12 -11 -8
end+1 zen	6 -6 0
end+1 zer	-3 -5 5
end-1 ace	3 -5 0
end-1 ach	7 -10 -2
end-1 ack	-3 -5 4
end-1 act	-6 -9 9
end-1 acy	-4 -9 5
end-1 ade	6 -5 -6
end-1 aff	12 -16 -8
end-1 age	3 -9 0
end-1 ago	6 -6 -3
end-1 ail	0 -4 1
end-1 ain	-1 -3 1
end-1 air	-3 -11 4
end-1 ake	-11 -4 13
end-1 ale	9 -4 -8
end-1 all	5 -9 -3
end-1 and	-4 0 2
end-1 ant	1 -5 0
end-1 any	11 -3 -9
end-1 ard	-7 -6 7
end-1 are	-3 -9 6
end-1 ark	0 15 -16
end-1 arn	-6 -12 9
end-1 art	-6 -7 7
end-1 ary	-2 -9 6
end-1 ase	-7 2 5
end-1 ass	-3 -4 4
end-1 ast	-13 -4 11
end-1 ate	-2 -4 4
end-1 ati	9 -6 -6
end-1 ave	-5 -11 6
end-1 avy	-5 -8 7
end-1 bal	-1 -13 7
end-1 bed	9 -3 -10
end-1 ber	-3 -5 4
end-1 bit	-6 -9 8
end-1 ble	0 -8 4
end-1 bly	6 -4 -3
end-1 bor	-9 -1 10
end-1 cal	1 -7 2
end-1 ced	5 -9 -1
end-1 cel	-4 -5 8
end-1 cer	-6 -7 7
end-1 cit	-4 -1 4
end-1 cle	-5 -1 5
end-1 col	-3 -11 4
end-1 con	9 -2 -8
end-1 cus	0 -3 0
end-1 day	15 -2 -14
end-1 ded	0 -17 8
end-1 del	1 -5 0
end-1 der	6 -7 -3
end-1 dge	0 -8 3
end-1 dia	4 -1 -3
end-1 din	5 -1 -4
end-1 dio	-4 -4 5
end-1 dit	1 -15 2
end-1 dle	7 -9 -6
end-1 dly	-7 -9 8
end-1 dor	5 -2 -6
end-1 dow	-9 9 3
end-1 eal	4 -3 -1
end-1 eam	9 -2 -9
end-1 ean	-4 -7 8
end-1 ear	6 -5 -4
end-1 eat	0 -12 4
end-1 ech	-10 10 1
end-1 eck	-10 0 6
end-1 ect	-2 -8 5
end-1 eed	-2 -4 2
end-1 eer	1 -9 7
end-1 eet	-1 -10 4
end-1 ege	-8 -2 9
end-1 egy	12 -2 -12
end-1 eir	0 3 -3
end-1 eld	7 0 -7
end-1 ely	-5 -1 4
end-1 eme	3 -2 -2
end-1 end	12 1 -14
end-1 ene	12 -4 -9
end-1 ent	6 -4 -4
end-1 ept	13 -15 -9
end-1 ere	7 -3 -6
end-1 ern	11 -7 -12
end-1 ert	-9 -3 10
end-1 ery	-3 3 0
end-1 ese	4 -1 -4
end-1 ess	-3 -3 4
end-1 est	-7 5 3
end-1 ete	-8 5 2
end-1 ety	-8 -16 13
end-1 fer	2 -3 0
end-1 fic	2 -11 -1
end-1 fit	-2 -8 6
end-1 ful	-3 -5 4
end-1 gal	-2 -3 3
end-1 ged	7 -2 -6
end-1 ger	6 -2 -5
end-1 get	-7 -4 8
end-1 ght	5 -7 -2
end-1 gic	-8 -6 9
end-1 gin	2 16 -18
end-1 hed	4 -11 -2
end-1 hen	-2 -8 4
end-1 her	2 5 -7
end-1 hic	-5 -12 8
end-1 hip	1 7 -6
end-1 hly	-3 -12 4
end-1 hon	9 -7 -9
end-1 ial	2 -5 2
end-1 ian	-7 1 6
end-1 ibe	7 -1 -7
end-1 ice	7 -4 -5
end-1 ich	4 -2 -3
end-1 ick	4 -1 -4
end-1 ict	2 -5 -1
end-1 icy	3 -6 -3
end-1 ide	-5 4 1
end-1 ied	3 -13 2
end-1 ier	6 -5 -5
end-1 iew	4 -11 0
end-1 ift	1 -4 0
end-1 ify	5 -14 -1
end-1 ign	-6 0 6
end-1 ild	-6 -10 9
end-1 ile	1 -12 4
end-1 ill	10 -4 -12
end-1 ilt	0 -3 0
end-1 ily	-1 -11 3
end-1 ime	7 -2 -7
end-1 ine	1 -2 -3
end-1 ink	1 -6 1
end-1 iod	3 -4 -2
end-1 ion	4 0 -5
end-1 ior	9 -9 -5
end-1 ipe	-6 -3 6
end-1 ipt	1 1 -3
end-1 ire	0 4 -4
end-1 ise	8 -1 -7
end-1 ish	5 -19 -1
end-1 ism	9 -3 -7
end-1 iss	3 -2 -1
end-1 ist	4 -9 -2
end-1 ite	-3 -8 5
end-1 ity	2 -6 1
end-1 ium	-10 14 0
end-1 ive	-3 -13 10
end-1 job	6 -2 -4
end-1 jor	3 -2 -2
end-1 joy	-3 -7 5
end-1 ker	6 -6 -2
end-1 ket	-1 -8 3
end-1 kly	-4 -9 6
end-1 lab	12 -7 -3
end-1 lar	-5 -8 6
end-1 lay	-8 7 0
end-1 led	-4 -8 5
end-1 lem	2 -8 0
end-1 ler	-6 -6 7
end-1 lex	-5 8 -4
end-1 lic	6 -12 -4
end-1 lid	0 -16 6
end-1 lie	13 -6 -13
end-1 lio	-3 -5 4
end-1 lla	6 -5 -3
end-1 lle	3 -2 -1
end-1 lly	4 10 -12
end-1 lop	-6 -1 7
end-1 lor	7 1 -12
end-1 low	7 -3 -7
end-1 lth	0 -8 3
end-1 lti	0 -5 3
end-1 lty	-5 -2 6
end-1 lue	-3 -5 4
end-1 lve	7 -15 -5
end-1 man	6 -9 -5
end-1 mea	8 -6 -4
end-1 med	-7 7 1
end-1 men	-3 9 -13
end-1 mer	2 -4 -1
end-1 mit	3 -10 2
end-1 ml5	-13 17 -16
end-1 mon	2 -5 1
end-1 mpt	9 -4 -9
end-1 mum	2 -25 5
end-1 nal	3 -4 0
end-1 nar	11 -8 -10
end-1 nce	4 -2 -3
end-1 nch	-9 -7 10
end-1 ncy	17 1 -17
end-1 ned	2 -4 -2
end-1 nel	-5 -3 8
end-1 ner	-9 1 7
end-1 net	-5 -5 7
end-1 nge	-12 3 10
end-1 nia	4 -2 -2
end-1 nic	2 -3 -2
end-1 nor	3 -2 -1
end-1 nse	0 3 -3
end-1 nst	1 -7 0
end-1 nta	-11 14 -11
end-1 nth	-2 -8 8
end-1 nue	14 0 -14
end-1 oad	0 -7 2
end-1 obe	-15 -5 16
end-1 oft	2 -3 -2
end-1 ogy	5 -6 -3
end-1 oid	-4 4 -2
end-1 ome	4 -4 -2
end-1 ond	-3 -9 5
end-1 one	-4 -2 4
end-1 ong	-1 -14 7
end-1 ood	3 -7 -2
end-1 ook	0 -4 0
end-1 ool	-2 -2 5
end-1 oor	13 -4 -13
end-1 ope	6 -13 -3
end-1 ord	3 4 -5
end-1 ore	7 -6 -6
end-1 ork	6 14 -15
end-1 orm	2 3 -8
end-1 ort	3 1 -5
end-1 ory	-5 -3 6
end-1 ose	6 1 -5
end-1 oss	-3 -3 4
end-1 ote	8 -2 -7
end-1 oud	0 -4 3
end-1 oup	-8 2 3
end-1 ous	0 -10 2
end-1 out	5 4 -7
end-1 ove	-4 -12 7
end-1 own	-4 -1 4
end-1 per	2 -14 2
end-1 phy	7 -7 0
end-1 ple	10 -5 -8
end-1 ply	-3 7 -5
end-1 pth	1 -9 1
end-1 put	4 -7 -3
end-1 que	9 -6 -7
end-1 ral	-2 -4 2
end-1 ram	4 7 -20
end-1 rat	-10 14 -8
end-1 rce	-4 -8 7
end-1 rch	5 7 -9
end-1 red	2 7 -7
end-1 ree	3 -12 0
end-1 rer	5 -2 -5
end-1 ret	-12 -5 13
end-1 rge	-4 -9 5
end-1 ria	10 -3 -10
end-1 ric	6 -9 -5
end-1 ris	4 0 -4
end-1 rld	-3 -9 5
end-1 rly	-8 6 5
end-1 rol	9 -2 -8
end-1 ror	8 -4 -7
end-1 rry	-10 -8 10
end-1 rse	3 -2 -3
end-1 rst	-8 -3 10
end-1 rty	-4 -5 5
end-1 rum	8 -4 -8
end-1 sal	-4 -2 5
end-1 sed	1 -9 3
end-1 see	-15 -5 18
end-1 sel	4 -8 -2
end-1 ser	2 -5 -1
end-1 sic	0 -14 5
end-1 sis	15 -6 -12
end-1 sly	-3 -15 6
end-1 son	8 -8 -6
end-1 sor	-10 -2 10
end-1 sql	5 -14 0
end-1 sue	5 -9 -3
end-1 tal	5 -10 1
end-1 tan	11 -1 -10
end-1 tch	-5 -3 6
end-1 ted	4 -10 2
end-1 tem	5 -5 -3
end-1 ten	-10 -13 13
end-1 ter	3 -6 -1
end-1 thm	-5 2 4
end-1 thy	0 -3 1
end-1 tic	-3 2 1
end-1 tio	-9 -11 11
end-1 tle	6 -5 -2
end-1 tly	4 -4 -3
end-1 tom	5 -1 -4
end-1 ton	4 -2 -2
end-1 tor	-7 1 3
end-1 try	3 -8 0
end-1 tus	2 -6 1
end-1 ual	2 -5 2
end-1 uce	-12 2 4
end-1 uch	7 -3 -7
end-1 uck	-3 -5 4
end-1 uct	-5 -9 8
end-1 ude	-2 10 -10
end-1 udy	-4 -5 7
end-1 ued	-3 -6 5
end-1 ugh	-10 4 6
end-1 uld	5 -3 -4
end-1 ule	-11 -5 12
end-1 ult	7 4 -12
end-1 uly	4 -3 -4
end-1 ume	2 -5 0
end-1 und	2 -9 0
end-1 une	8 -4 -7
end-1 unt	0 -3 1
end-1 ure	4 -6 -1
end-1 urn	5 -2 -4
end-1 use	-5 -3 6
end-1 ust	5 -2 -4
end-1 ute	-4 1 -1
end-1 val	4 -11 -3
end-1 ved	-1 -5 3
end-1 vel	-6 1 4
end-1 ven	6 0 -10
end-1 ver	1 -5 0
end-1 vil	-6 -2 7
end-1 wal	-4 -4 5
end-1 wed	4 -1 -3
end-1 wer	4 -4 -4
end-1 wth	2 -3 0
end-1 xed	-8 -2 9
end-1 xho	7 -3 -6
end-1 yee	0 -7 2
end-1 yer	5 -13 8
end-1 yst	3 -7 -1
end-1 yze	3 -1 -2
end-1 zed	-7 -7 10
end-1 zen	5 -2 -4
left 0	3 -3 0
left 1	4 -7 2
left 2	4 -5 1
length few	-3 -2 4
mark - logistics	1 -3 2
mark - noise	4 -1 -3
mark credential B	4 3 -8
mark credential B company	5 -4 -1
mark credential B duty	8 0 -7
mark credential B heading	2 2 -6
mark credential B logistics	-9 5 3
mark credential B requirement	-1 2 -3
mark credential I	1 -4 1
mark credential I duty	7 -5 -5
mark credential I heading	12 -4 -11
mark credential I requirement	-7 -3 9
mark degree B	-11 10 -2
mark degree B requirement	-4 4 -2
mark degree I	-2 -2 3
mark degree I requirement	-2 -2 3
mark language B	-6 -4 7
mark language B requirement	5 -2 -5
mark skill B benefit	11 -6 -8
mark skill B company	2 0 -5
mark skill B heading	4 0 -7
mark skill B legal	12 -7 -9
mark skill B logistics	0 7 -7
mark skill B noise	-6 -13 10
mark skill B requirement	-4 3 0
mark skill I	-1 -3 4
mark skill I benefit	4 0 -4
mark skill I company	1 -3 0
mark skill I duty	2 -5 2
mark skill I heading	-2 -3 4
mark skill I legal	6 -1 -6
mark skill I logistics	-9 -2 10
mark skill I requirement	-7 -1 7
mark soft B	-3 2 1
mark soft B company	0 -7 4
mark soft B duty	6 -7 -3
mark soft B logistics	-1 2 -8
mark soft B requirement	-7 5 3
mark soft I	-2 -5 5
mark soft I duty	0 -6 1
mark soft I requirement	-3 -5 6
mark tool B	-5 6 1
mark tool B benefit	-8 -10 12
mark tool B company	0 -11 7
mark tool B duty	-1 -3 -2
mark tool B heading	-5 6 -10
mark tool B logistics	14 -7 -15
mark tool B requirement	-6 9 0
mark tool I	-3 -9 7
mark tool I requirement	1 -9 2
mark+1 $	3 -3 0
mark+1 $ -	3 -4 0
mark+1 $ credential B	10 -12 -7
mark+1 $ credential I	-6 -3 7
mark+1 $ skill B	0 1 -3
mark+1 $ skill I	4 -5 -2
mark+1 $ soft B	-4 -5 6
mark+1 $ soft I	6 -3 -6
mark+1 $ tool B	-5 7 -2
mark+1 $ tool I	-12 -3 14
mark+1 - credential B	-3 4 -1
mark+1 - credential I	-11 -4 13
mark+1 - degree B	-7 5 1
mark+1 - degree I	-6 3 5
mark+1 - language B	2 -5 1
mark+1 - skill B	-3 0 2
mark+1 - skill I	-4 -3 7
mark+1 - soft I	-3 -5 5
mark+1 - tool B	-9 -1 11
mark+1 - tool I	5 -7 -3
mark+1 credential B	4 -2 -5
mark+1 credential B -	-6 3 -1
mark+1 credential B credential B	11 -7 -10
mark+1 credential B credential I	10 -2 -10
mark+1 credential I	4 0 -5
mark+1 credential I credential I	6 -5 -5
mark+1 degree B	10 -11 -7
mark+1 degree B -	6 -11 -3
mark+1 degree B degree I	12 -7 -11
mark+1 degree I	-1 -6 7
mark+1 degree I degree I	-5 -5 9
mark+1 language B	-5 5 1
mark+1 language B -	-5 3 2
mark+1 skill B	2 1 -3
mark+1 skill B skill I	3 -7 0
mark+1 skill B soft B	0 -4 1
mark+1 skill B soft I	3 -5 -2
mark+1 skill B tool B	0 1 -6
mark+1 skill I	2 1 -3
mark+1 skill I skill B	2 1 -3
mark+1 soft B	-2 5 -2
mark+1 soft B -	3 5 -7
mark+1 soft B skill B	0 -8 10
mark+1 soft B skill I	-7 -4 7
mark+1 soft B soft B	-12 4 7
mark+1 soft B soft I	2 -10 -1
mark+1 soft I soft B	4 0 -4
mark+1 soft I soft I	-4 -6 7
mark+1 tool B -	0 -5 1
mark+1 tool B skill B	4 0 -12
mark+1 tool B skill I	-5 -2 5
mark+1 tool B tool B	5 0 -4
mark+1 tool B tool I	-8 -8 10
mark+1 tool I	3 4 -13
mark+1 tool I tool B	4 4 -14
mark-1 - credential B	-6 1 2
mark-1 - degree B	-3 3 0
mark-1 - language B	-6 -8 7
mark-1 - tool B	-6 3 7
mark-1 ^	3 2 -6
mark-1 ^ -	4 1 -6
mark-1 ^ credential B	-4 5 -4
mark-1 ^ degree B	-9 13 -6
mark-1 ^ skill B	1 3 -8
mark-1 ^ soft B	-4 6 -9
mark-1 ^ tool B	-3 5 -6
mark-1 credential B	-2 -5 4
mark-1 credential B -	-6 -8 8
mark-1 credential B credential B	13 -14 -8
mark-1 credential B credential I	-2 -4 4
mark-1 credential B skill B	6 -6 -1
mark-1 credential I	2 -1 -3
mark-1 credential I -	0 -17 3
mark-1 credential I credential B	12 -1 -14
mark-1 credential I credential I	6 -5 -4
mark-1 degree B	8 1 -8
mark-1 degree B -	12 -4 -12
mark-1 degree I	4 -10 0
mark-1 degree I -	4 -3 -5
mark-1 degree I degree B	8 -13 -1
mark-1 degree I degree I	-6 -4 10
mark-1 language B	1 -7 2
mark-1 language B -	-4 -3 5
mark-1 skill B skill B	-3 -4 4
mark-1 skill B skill I	-1 -3 3
mark-1 skill B soft B	-3 -16 6
mark-1 skill B tool B	-5 11 -7
mark-1 skill I	3 0 -3
mark-1 skill I -	2 2 -4
mark-1 skill I skill B	4 -8 0
mark-1 skill I skill I	-3 -7 6
mark-1 skill I soft B	-10 5 7
mark-1 skill I tool B	-7 -3 5
mark-1 soft B -	-1 4 -2
mark-1 soft B skill B	0 -13 3
mark-1 soft B soft B	3 -6 -2
mark-1 soft B soft I	0 -4 2
mark-1 soft I	2 -3 -1
mark-1 soft I -	7 -4 -7
mark-1 soft I skill B	5 3 -11
mark-1 soft I soft B	-4 1 2
mark-1 soft I soft I	-5 -9 9
mark-1 tool B	1 4 -5
mark-1 tool B -	5 -7 -3
mark-1 tool B skill B	-9 20 -19
mark-1 tool B tool B	3 2 -4
mark-1 tool B tool I	-1 -9 5
mark-1 tool I	1 3 -5
mark-1 tool I -	-4 14 -7
mark-1 tool I tool B	8 -10 -2
norm 1	0 1 -3
norm 10	-1 6 -6
norm 100	-3 -10 8
norm 11	-2 -10 3
norm 2	-3 2 -3
norm 20	0 -11 2
norm 21	-4 -6 4
norm 3	-2 8 -7
norm 30	0 -15 9
norm 4	5 -8 2
norm 50	0 -8 2
norm 6	5 -2 -7
norm 7	1 1 -3
norm 8	10 1 -10
norm 9	8 -7 -2
norm a	5 -9 1
norm aa	4 -1 -3
norm ability	1 4 -11
norm able	8 2 -10
norm about	0 -6 3
norm above	8 -4 -5
norm access	6 -5 0
norm accommodation	3 0 -3
norm accordance	4 -9 -2
norm according	8 -6 -7
norm account	-7 5 2
norm accountability	22 -15 -13
norm accounting	-14 -16 18
norm accredited	6 -5 1
norm accuracy	-8 -9 9
norm accurate	-1 0 -5
norm accurately	8 -1 -10
norm achieve	-1 -7 2
norm achieving	11 -7 -7
norm acl	4 4 -7
norm acoustic	-5 9 -4
norm across	9 -1 -9
norm act	12 -4 -9
norm action	3 -6 -1
norm active	-1 4 -3
norm actively	5 -3 -7
norm activity	-4 2 0
norm acute	6 -6 -5
norm add	-1 8 -11
norm additional	10 -9 -5
norm address	1 8 -7
norm adhere	5 -5 0
norm administer	-2 5 -14
norm administering	-16 5 5
norm administration	3 -4 -3
norm administrative	-7 5 3
norm admission	8 -10 -3
norm adult	4 -3 -4
norm advanced	9 -14 -6
norm advancement	5 -2 -4
norm advize	-2 2 -5
norm affirmative	-3 -9 6
norm after	4 -8 -3
norm against	0 -6 1
norm age	-3 -1 3
norm agent	-4 -4 7
norm agile	-6 2 3
norm agreement	-5 -5 6
norm aide	7 -7 0
norm al	3 -12 -1
norm alarm	4 -1 -3
norm algorithm	-2 -6 7
norm all	3 -10 1
norm along	13 -5 -11
norm also	11 -5 -10
norm amount	-11 -9 11
norm an	4 -3 -3
norm analysis	-7 -6 9
norm analyst	9 -4 -7
norm analytical	9 -21 4
norm analyze	6 -3 -4
norm analyzing	-7 14 -11
norm and	11 -9 -3
norm android	1 4 -7
norm animal	8 -4 -8
norm answer	4 -2 -7
norm answering	-1 6 -14
norm any	-4 -5 5
norm applicable	8 -7 -5
norm applicant	-1 -8 8
norm application	-2 5 -1
norm apply	14 -10 -6
norm appraisal	1 -7 3
norm approach	4 -3 -4
norm appropriate	6 -16 -1
norm appropriately	6 -2 -6
norm approval	-2 -9 6
norm approve	-4 -1 2
norm approved	12 -4 -12
norm approximately	6 -4 -2
norm architecture	14 -10 -12
norm are	7 -3 -6
norm area	-1 -4 2
norm as	13 -3 -11
norm aspect	8 -8 -6
norm assess	-2 6 -9
norm assessment	-9 -11 10
norm assigned	-3 1 0
norm assignment	9 -6 -8
norm assist	3 3 -9
norm assistance	-3 -9 4
norm assistant	5 -4 -4
norm assisted	6 -9 3
norm associated	13 -7 -10
norm association	-9 -3 9
norm assurance	-2 -10 4
norm at	8 -2 -8
norm attend	14 -7 -9
norm attention	-12 15 -1
norm attitude	-2 -5 3
norm audio	-4 2 -1
norm audit	-10 -3 11
norm automation	6 15 -19
norm automotive	1 -9 6
norm availability	-3 -9 8
norm available	2 -4 -1
norm award	1 -4 3
norm awareness	4 -4 -3
norm b	3 -2 -2
norm b2b	14 -17 -6
norm bachelor	1 4 -9
norm back	2 -9 5
norm background	-5 -4 8
norm balance	5 -5 -5
norm bank	-5 -7 9
norm bar	-5 -2 6
norm base	10 -7 -5
norm based	6 -5 -4
norm basic	-6 11 -11
norm bcl	4 8 -13
norm be	6 -5 -2
norm become	5 -2 -5
norm before	8 -1 -8
norm behavior	-4 -4 5
norm being	12 -6 -10
norm benefit	3 -5 -1
norm best	0 -15 5
norm between	7 -9 -6
norm beverage	-12 -6 13
norm bid	-10 -2 10
norm billing	-11 6 7
norm bls	-4 6 -3
norm board	-7 -5 8
norm book	-7 -3 9
norm bookkeeper	6 -7 -2
norm bookkeeping	14 -15 -7
norm both	-3 -2 3
norm brand	1 -3 1
norm break	5 -4 -2
norm bringing	6 -5 0
norm broad	8 -5 -5
norm browser	-8 5 7
norm bs	-9 9 -1
norm budget	3 -13 2
norm budgeting	-19 -7 14
norm build	-6 6 -4
norm building	7 -2 -6
norm built	1 -11 1
norm business	-3 0 1
norm but	11 -12 -9
norm by	9 -4 -7
norm c	8 -7 1
norm c++	6 -11 6
norm california	3 -2 0
norm call	-6 0 6
norm called	6 -6 -1
norm calling	9 -10 1
norm campaign	-2 -3 2
norm candidate	10 -8 -4
norm capa	-8 10 -6
norm capability	-1 -10 2
norm capable	5 -4 -1
norm capacity	3 -7 -1
norm capital	-2 7 -11
norm care	-1 -7 3
norm career	3 -3 -1
norm case	-6 7 -9
norm cash	-3 6 -4
norm category	5 -2 -5
norm cause	-11 -4 11
norm causing	6 -4 -4
norm center	-2 -5 5
norm certification	-3 -8 6
norm certified	14 -13 -7
norm chain	-4 -2 5
norm chance	5 -2 -3
norm change	-5 4 0
norm changing	8 -8 -6
norm charge	0 -6 3
norm chart	-8 -2 9
norm check	-1 -7 4
norm chef	1 -8 0
norm chemical	0 9 -10
norm city	-5 -7 9
norm civil	-5 -3 6
norm class	-3 -3 4
norm classification	4 -2 -2
norm clean	-3 -2 1
norm cleaning	10 -11 -8
norm client	-4 -7 4
norm clinical	-2 4 -5
norm close	6 -12 -3
norm closely	-3 -8 4
norm cloud	-5 8 -7
norm cna	4 -8 -1
norm co	4 4 -8
norm coach	-12 9 3
norm code	-12 7 8
norm cold	-3 7 -9
norm collaborate	-6 10 -14
norm collaboration	-9 -9 10
norm collaborative	16 -10 -12
norm collect	-7 8 -10
norm college	1 -5 4
norm color	4 -4 -3
norm com	3 -2 -1
norm combination	2 -7 -1
norm commercial	-9 4 7
norm commission	6 -7 -4
norm commitment	13 -4 -12
norm committed	-6 -6 7
norm common	1 -5 2
norm communicate	-4 -8 9
norm communicating	11 -12 -5
norm communication	5 -9 -3
norm community	-11 10 1
norm companion	3 -2 -2
norm company	5 -3 -2
norm compensation	5 0 -8
norm competence	-12 0 12
norm competency	12 -11 -7
norm competitive	8 -9 0
norm compiler	-2 5 -13
norm complaint	-5 0 5
norm complete	-3 4 -2
norm completed	5 -1 -5
norm completing	6 6 -14
norm completion	-5 0 4
norm complex	4 7 -15
norm compliance	3 5 -14
norm component	-1 -5 2
norm comprehensive	2 3 -11
norm computer	-6 4 1
norm computing	-2 -3 4
norm concept	5 -2 -4
norm concern	-3 -3 4
norm concerning	13 -6 -14
norm condition	-3 -8 5
norm conduct	-3 11 -15
norm conducting	10 -6 -12
norm conference	0 -9 1
norm confidential	4 -2 -2
norm connection	3 -2 -1
norm consider	4 -4 -1
norm consideration	7 -5 -3
norm consistency	-8 -6 9
norm consistent	4 -9 -3
norm consistently	4 -2 -4
norm construction	-8 3 4
norm consultant	3 -8 0
norm consulting	5 -3 -5
norm consumer	2 -7 2
norm contact	1 4 -5
norm continued	-7 -10 8
norm continuing	10 -11 -8
norm continuous	-14 15 -6
norm continuously	-1 9 -18
norm contract	-5 3 1
norm contractor	0 -12 2
norm contributing	10 -10 -6
norm contribution	10 -1 -10
norm control	2 -10 3
norm cook	-1 6 -7
norm coordinate	6 -5 -2
norm coordinator	4 -3 -4
norm copier	3 -12 -1
norm copy	-7 -7 8
norm core	-8 12 -6
norm corporate	1 -1 -4
norm correct	2 -7 0
norm corrective	11 -4 -10
norm correspondence	2 8 -10
norm cost	-11 10 3
norm counseling	-10 -6 11
norm course	-7 -2 8
norm cpr	-2 4 -1
norm create	11 -10 -8
norm creating	-12 13 -12
norm creative	4 2 -14
norm credit	-3 4 -1
norm critical	1 3 -7
norm cross	-6 11 -13
norm culinary	4 -11 -2
norm cultural	-3 -7 4
norm culture	8 -7 -5
norm current	-1 4 -1
norm currently	5 -15 -1
norm customer	-1 -3 2
norm cyber	9 -7 -2
norm cycle	0 -6 1
norm d	-2 -10 4
norm data	-4 10 -3
norm database	5 -1 -6
norm date	4 -1 -4
norm day	8 -9 -4
norm debugging	9 -21 6
norm decision	2 -5 0
norm defect	5 -4 -7
norm degree	-8 5 4
norm deliver	-3 5 -4
norm delivering	1 -16 7
norm delivery	-1 -8 2
norm demand	0 -4 1
norm demonstrate	15 -10 -15
norm demonstrated	1 4 -10
norm dental	11 -8 -8
norm department	2 -6 0
norm departmental	6 -6 -6
norm deposit	-3 -3 6
norm depth	0 -7 2
norm description	2 -6 0
norm design	-5 1 0
norm designated	13 -9 -9
norm designer	-4 -5 5
norm designing	11 -6 -12
norm desire	-3 2 1
norm desired	3 -6 0
norm detail	-18 16 8
norm detailed	12 0 -12
norm determine	-1 8 -10
norm develop	-2 8 -8
norm developer	-1 -6 3
norm developing	-3 9 -8
norm development	4 -16 0
norm developmental	-1 -9 4
norm device	9 -5 -7
norm diagnostic	-5 -11 6
norm diesel	-10 4 1
norm dietary	-3 -3 4
norm difference	-9 -3 10
norm different	3 -2 -1
norm digital	-9 11 -9
norm diploma	-5 -4 8
norm direct	-4 4 -1
norm directed	12 -3 -12
norm directing	1 -6 6
norm direction	-1 -20 7
norm directly	4 -1 -4
norm disability	5 -4 -3
norm disabled	-15 -8 15
norm discharge	7 -5 -6
norm disciplinary	5 -2 -4
norm discipline	-8 -4 11
norm discover	0 2 -5
norm disease	1 -3 -1
norm dispensing	6 -6 -1
norm display	4 -7 -3
norm distribute	2 -6 2
norm distributed	-13 -10 14
norm distribution	4 -11 -2
norm district	6 -4 -5
norm diverse	-2 -4 3
norm diversity	4 -3 -2
norm division	7 -4 -4
norm document	-3 0 3
norm documentation	-8 14 -5
norm doe	-1 5 -6
norm doing	8 -7 -1
norm done	7 -7 -5
norm door	9 -8 0
norm draw	-7 9 -3
norm drawing	3 -16 1
norm drive	-3 -3 3
norm driven	-10 12 -4
norm driver	-2 4 -4
norm driving	-4 1 5
norm drug	5 -3 -4
norm due	5 -6 -4
norm during	8 -7 -6
norm duty	-3 -7 5
norm dynamic	-5 -4 7
norm each	-2 -4 3
norm education	13 -18 -3
norm educational	4 -1 -3
norm eeo	-4 4 -3
norm effective	3 4 -13
norm effectively	7 -5 -5
norm effectiveness	-7 -10 8
norm efficiency	6 -2 -5
norm efficient	2 -11 1
norm effort	3 -6 -3
norm electrical	-6 12 -8
norm electronic	6 -10 -1
norm eligible	-2 -10 5
norm email	-7 -4 8
norm emergency	4 -5 -3
norm emphasis	5 -5 -4
norm employee	-2 -5 2
norm employer	-3 -3 5
norm enable	3 -2 -1
norm encouraged	5 -1 -5
norm end	-3 -6 6
norm energetic	7 4 -11
norm engine	13 -2 -12
norm engineer	5 -2 -2
norm engineering	1 -12 7
norm enhance	6 -9 -1
norm enhancement	-12 -10 14
norm enjoy	-4 -5 6
norm ensure	6 -7 0
norm ensuring	11 -13 -6
norm enterprize	5 -1 -4
norm entrepreneurial	7 -2 -6
norm entry	8 -5 -5
norm environment	-1 -4 3
norm environmental	6 -6 -1
norm equal	4 -3 0
norm equipment	-3 6 -1
norm equivalent	-14 9 4
norm error	0 -4 1
norm essential	3 -8 3
norm establish	2 5 -7
norm established	-1 -4 2
norm establishing	0 3 -9
norm estate	5 -5 -5
norm estimate	-2 10 -7
norm etc	14 -8 -14
norm evaluate	5 4 -17
norm evaluating	0 -1 3
norm evaluation	-12 -12 14
norm evening	1 -8 2
norm event	-7 -5 7
norm every	7 -3 -6
norm exceed	1 -11 1
norm exceeding	-9 9 -4
norm excel	-2 -6 4
norm excellence	9 -6 -8
norm excellent	-5 7 -6
norm exceptional	-10 10 -5
norm exciting	4 -4 -2
norm execute	-6 1 4
norm executing	-1 9 -11
norm execution	12 -9 -8
norm executive	-3 -8 9
norm existing	7 -14 -3
norm expectation	3 -4 -2
norm expense	4 -7 -2
norm experience	-8 0 4
norm experienced	1 5 -8
norm expert	9 -4 -6
norm expertize	0 -5 1
norm exposure	4 -2 -3
norm extensive	-1 -5 4
norm external	8 -5 -6
norm extreme	4 -1 -3
norm f	6 -5 -1
norm face	-4 -4 4
norm facebook	9 -6 -8
norm facilitate	11 0 -13
norm facility	4 -6 -3
norm familiar	2 1 -14
norm family	3 -11 1
norm fast	-7 4 -2
norm fax	2 -12 -1
norm fda	-9 9 1
norm feasibility	5 -11 -3
norm feature	-9 7 6
norm federal	2 -15 3
norm feedback	1 -17 1
norm feel	-1 -7 2
norm fellow	4 -1 -3
norm field	-7 2 5
norm filing	3 -16 2
norm finance	9 -7 -3
norm financial	0 -9 2
norm find	8 -7 -3
norm finding	5 -11 0
norm firm	0 -5 1
norm first	-5 3 2
norm five	-13 11 3
norm fix	-4 -2 5
norm flexibility	10 -10 -3
norm flexible	-6 10 -11
norm flight	3 -2 -1
norm flow	-2 -8 4
norm focus	-3 -5 4
norm follow	6 1 -11
norm following	6 4 -14
norm food	-4 2 1
norm for	11 -6 -7
norm forecasting	-21 14 -5
norm form	-4 -5 5
norm forward	4 -4 -4
norm foster	4 -4 0
norm foundation	4 -3 -3
norm framework	-2 -13 5
norm from	7 -9 -5
norm front	-2 -8 7
norm full	1 3 -9
norm function	0 -5 3
norm functional	0 -6 1
norm future	8 -2 -8
norm g	0 4 -8
norm ged	-7 9 -4
norm gender	8 -5 -4
norm general	-3 3 -1
norm generate	2 -15 14
norm generation	-5 11 -8
norm genetic	10 -8 -4
norm get	8 -9 -4
norm give	3 -7 0
norm global	4 -9 0
norm good	-8 8 -3
norm government	-3 -8 7
norm graphic	-8 -12 12
norm green	4 -3 -1
norm grill	0 -3 1
norm ground	-4 0 3
norm group	1 -9 0
norm grow	8 -6 -7
norm growing	-4 -5 7
norm growth	8 -4 -7
norm guidance	-2 -7 3
norm guideline	-4 -9 5
norm hand	-6 6 1
norm handle	1 6 -3
norm handling	-3 5 -5
norm hardware	13 -4 -11
norm has	5 -10 -1
norm have	7 -11 -4
norm having	11 -8 -10
norm healthcare	5 -10 0
norm healthy	9 -6 -5
norm heavy	-4 -7 5
norm held	10 -9 -5
norm help	0 -5 1
norm helpful	-2 -5 10
norm her	-3 -6 3
norm here	5 -1 -4
norm highest	9 -4 -8
norm highly	7 -9 -1
norm hire	-6 8 -3
norm hiring	14 -11 -10
norm his	4 -7 3
norm history	4 -2 -3
norm holder	5 -2 -4
norm holiday	-9 -2 10
norm home	1 2 -7
norm hospital	7 -2 -4
norm hour	5 -2 -5
norm house	-9 -5 9
norm how	3 -5 -2
norm hr	-5 0 0
norm html	-2 3 -4
norm html5	-5 -1 2
norm http	3 4 -9
norm human	1 -9 2
norm hydraulic	-3 9 -9
norm i	5 -4 -2
norm ice	3 -11 -2
norm id	-9 -2 10
norm idea	-8 -2 8
norm identified	3 -1 -2
norm identify	8 -7 -8
norm identifying	-17 18 -10
norm identity	-10 -4 11
norm if	15 -4 -12
norm image	4 -3 -4
norm immediate	-3 -2 3
norm impact	2 -10 0
norm implement	0 5 -5
norm implementation	6 -23 1
norm implementing	1 -5 5
norm important	6 -1 -6
norm improve	-3 8 -11
norm improvement	1 -9 3
norm improving	9 -9 -7
norm in	5 -8 0
norm inc	6 -6 -1
norm incentive	6 -2 -5
norm include	9 -9 -6
norm including	17 -15 -12
norm inclusion	4 -2 -4
norm incoming	4 -10 3
norm increase	3 -5 -1
norm independent	-6 -13 13
norm independently	3 -1 -3
norm individual	10 -6 -6
norm influence	6 -2 -4
norm information	1 -12 6
norm informative	1 -6 0
norm infrastructure	2 6 -12
norm ingredient	-5 -2 5
norm initial	12 -10 -9
norm initiate	-9 10 -6
norm initiative	-1 -10 3
norm innovation	6 -3 -5
norm input	4 -2 -3
norm inspection	-5 4 1
norm install	-16 15 -4
norm installation	2 5 -10
norm instruction	-6 -3 7
norm insurance	7 9 -14
norm insure	9 -9 -1
norm integration	-14 12 3
norm integrity	3 -24 6
norm interact	0 2 -13
norm interaction	5 -4 -3
norm interdisciplinary	-4 -5 5
norm interest	-3 8 -11
norm interested	4 -4 0
norm interface	-5 7 -5
norm internal	1 -7 0
norm internet	-6 5 -1
norm interpersonal	-12 -2 7
norm interview	-1 6 -4
norm interviewing	8 -7 -5
norm into	1 -3 0
norm inventory	-3 3 0
norm investigation	-10 -11 12
norm invoice	-5 -12 8
norm involved	-5 -5 9
norm is	9 -4 -6
norm iso	5 -1 -4
norm issue	5 -6 -3
norm it	-9 -5 12
norm item	3 -5 -3
norm its	17 -7 -12
norm java	0 -6 4
norm javascript	2 -6 2
norm job	1 -6 4
norm join	4 -4 -1
norm jquery	-3 2 -2
norm js	4 -5 3
norm junior	4 -3 -2
norm just	6 -1 -6
norm k	6 -2 -4
norm keep	-3 4 -7
norm keeping	14 -13 -4
norm key	-1 5 -3
norm know	4 -4 0
norm knowledge	3 -2 -2
norm known	6 -2 -5
norm labor	-7 -3 7
norm language	-5 -6 6
norm large	-5 -2 5
norm largest	5 -3 -4
norm launch	5 -6 -4
norm law	-4 10 -6
norm lawn	-8 8 -2
norm layout	-17 -4 15
norm lead	-1 -8 7
norm leader	5 -1 -5
norm leadership	-4 1 -1
norm leading	0 14 -16
norm learn	-4 1 2
norm learning	7 -15 -1
norm least	-1 -10 3
norm legal	2 -5 0
norm lending	-12 -11 13
norm level	6 -12 -2
norm liaison	-8 12 -3
norm library	-1 -5 2
norm license	-6 1 4
norm licensed	-4 1 6
norm life	3 -7 1
norm lift	-3 6 -12
norm lifting	3 -7 5
norm like	6 -1 -6
norm limit	10 -6 -6
norm limited	-1 -7 3
norm line	-2 -4 3
norm linkedin	6 -6 -5
norm list	-5 -5 6
norm live	7 -3 -5
norm living	-3 -4 4
norm ll	8 -6 -4
norm loan	-5 -2 5
norm local	-1 -7 7
norm location	3 -2 -2
norm log	3 -1 -3
norm long	3 -4 2
norm look	-2 -7 4
norm looking	6 -4 -4
norm lot	6 -1 -6
norm lpn	4 -15 1
norm m	3 -9 -2
norm machine	2 -20 5
norm made	5 -4 -5
norm mail	2 -6 -1
norm maintain	0 -3 0
norm maintaining	-6 7 -5
norm major	4 -2 -2
norm make	-7 10 -7
norm making	-3 2 -1
norm manage	-5 0 4
norm manager	4 -3 -2
norm managing	-11 11 -1
norm manner	2 -7 -1
norm manual	-6 6 1
norm manufacturing	-7 2 2
norm many	4 -4 0
norm market	4 -5 -4
norm marketing	0 -6 3
norm master	-10 13 -8
norm match	-1 2 -4
norm matching	10 2 -9
norm material	2 5 -6
norm math	8 -9 4
norm matlab	5 -2 -5
norm matter	6 -2 -6
norm maximize	0 2 -4
norm may	12 -8 -4
norm me	7 -2 -6
norm measure	-3 -7 6
norm measurement	-3 -4 5
norm meat	-9 -6 10
norm mechanic	9 -2 -8
norm mechanical	-7 9 -3
norm med	0 1 -4
norm media	4 -1 -3
norm medical	5 -11 2
norm medication	-12 14 -1
norm meet	5 5 -7
norm meeting	-8 -6 8
norm member	-2 3 -1
norm memory	0 1 -7
norm mentor	-2 3 -10
norm menu	-7 -9 8
norm merchandize	-1 -18 5
norm met	14 -3 -12
norm method	-5 -7 6
norm microsoft	4 0 -9
norm mid	-4 -2 4
norm minimum	-2 4 -1
norm minority	6 -3 -5
norm mission	1 -4 0
norm mm	-4 -3 5
norm model	0 -7 1
norm modify	12 -4 -9
norm monday	7 0 -7
norm monitor	-5 13 -11
norm monitoring	-6 3 3
norm month	4 -13 0
norm monthly	-2 3 -7
norm more	3 -9 2
norm most	9 -5 -4
norm motivated	-8 0 9
norm move	9 -2 -8
norm moving	7 -7 -3
norm ms	-4 5 -4
norm much	7 -6 -2
norm multi	0 3 -1
norm multiple	4 -7 2
norm must	-1 5 -8
norm mvc	-12 4 6
norm my	6 -6 0
norm mysql	1 -7 4
norm national	4 -3 -1
norm nature	7 -2 -5
norm necessary	7 -13 -2
norm need	3 -4 -1
norm needed	-1 -3 2
norm negotiate	-8 8 -3
norm negotiation	-15 10 1
norm network	1 11 -18
norm networking	2 -15 1
norm next	4 -2 -4
norm night	-3 -5 4
norm no	9 -6 -4
norm non	-5 -9 6
norm not	9 -7 -4
norm note	-1 -12 5
norm now	4 -2 -2
norm number	-2 -2 3
norm nurse	-1 -5 3
norm nursing	2 -8 4
norm object	-3 9 -9
norm objective	4 -7 -2
norm obtain	1 -4 -2
norm of	4 -7 1
norm off	-4 -7 8
norm offer	1 -3 0
norm offering	10 -2 -9
norm office	-3 -1 4
norm officer	5 -2 -5
norm on	4 -8 -1
norm once	6 -1 -6
norm one	-7 10 1
norm ongoing	0 6 -7
norm online	-9 -2 9
norm only	4 -2 -4
norm open	-3 -11 5
norm opening	6 -2 -5
norm operate	2 -1 -7
norm operating	3 6 -9
norm operation	-6 -10 8
norm operational	13 -2 -13
norm opportunity	6 -2 -5
norm or	11 -12 -6
norm oral	-8 -15 13
norm order	1 -6 0
norm ordering	4 6 -9
norm organization	-4 -4 4
norm organizational	-4 5 -2
norm organize	16 0 -12
norm organized	4 1 -11
norm orientation	6 -7 0
norm oriented	-8 -4 8
norm other	2 -8 1
norm our	3 -7 1
norm out	-2 9 -5
norm outgoing	7 -14 -5
norm outlook	-11 5 5
norm outside	5 -7 1
norm outstanding	4 -2 -2
norm over	-5 -10 7
norm overall	3 0 -5
norm oversee	-19 19 -4
norm overseeing	13 -10 -7
norm oversight	5 -3 -5
norm own	1 4 -7
norm owner	-2 -7 3
norm ownership	10 -3 -10
norm p	4 9 -10
norm paced	-4 -4 5
norm package	6 -3 -5
norm page	-8 -5 8
norm paid	6 -4 -3
norm part	1 -7 1
norm participate	7 -2 -9
norm participating	0 1 -8
norm partner	-1 -3 0
norm partnership	11 -7 -7
norm party	6 -2 -6
norm pass	-5 1 5
norm passion	-5 7 -10
norm passionate	15 -13 -5
norm path	-5 -2 5
norm patient	1 -4 1
norm pattern	-3 -4 4
norm pay	0 2 -3
norm payable	-11 -9 12
norm payment	10 -19 -6
norm payroll	-10 8 -4
norm pe	-6 -10 8
norm peer	11 -2 -11
norm people	9 -6 -5
norm per	9 -2 -9
norm perform	6 0 -14
norm performance	2 -12 3
norm performed	-2 -4 3
norm period	-5 -2 5
norm perl	-2 3 -6
norm permanent	5 -4 -1
norm person	8 -4 -7
norm personal	-8 -8 9
norm personalized	13 -19 4
norm personnel	6 -4 -4
norm pest	8 -14 -2
norm pharmaceutical	4 -3 -4
norm philosophy	5 -1 -5
norm phone	-3 -11 5
norm php	-2 -2 4
norm physical	11 -6 -6
norm physician	1 -11 2
norm place	4 -2 -3
norm placement	6 -1 -5
norm placing	-7 8 -3
norm plan	-6 -2 7
norm planning	7 -9 -1
norm plant	-6 -7 7
norm platform	5 -12 -2
norm play	4 -1 -4
norm player	-5 -1 5
norm please	9 -5 -4
norm plus	-3 -12 6
norm point	3 -12 3
norm policy	0 -8 3
norm population	-10 -2 10
norm portfolio	-12 10 0
norm position	3 -15 4
norm positioning	-22 8 13
norm positive	5 6 -16
norm possess	14 -13 -5
norm possible	9 -4 -7
norm post	-5 -11 8
norm poster	4 0 -4
norm potential	1 -11 4
norm pound	-4 -3 5
norm power	2 6 -10
norm practical	-4 -8 5
norm practice	1 -6 0
norm pre	3 -5 -1
norm preconstruction	5 -4 -3
norm preferred	2 -8 1
norm prep	6 -6 0
norm preparation	-7 -11 9
norm prepare	-4 7 -13
norm prepared	14 -3 -14
norm preparing	1 2 -4
norm present	-1 -4 3
norm presentation	-5 7 0
norm prevention	-12 -7 13
norm preventive	20 -8 -12
norm previous	8 -13 2
norm price	3 -3 -2
norm pricing	-8 -1 7
norm primary	9 -7 -4
norm principle	-6 -5 6
norm prior	2 9 -10
norm prioritize	-6 -6 10
norm priority	12 -7 -6
norm private	10 -3 -9
norm procedure	-2 -8 4
norm process	-2 4 0
norm processing	-7 -15 10
norm produce	5 2 -12
norm product	0 -9 4
norm production	-2 -9 4
norm productivity	10 -5 -12
norm professional	6 -12 -1
norm proficient	-1 6 -13
norm profile	11 -4 -9
norm profit	-3 -3 3
norm profitability	-3 -4 4
norm profitable	3 -3 0
norm program	-1 -4 2
norm programming	-6 -1 6
norm progress	3 -3 -3
norm project	4 -9 2
norm promote	11 -6 -7
norm promoting	15 -10 -9
norm promotion	6 -4 -5
norm promotional	-4 6 0
norm prompt	6 -7 -4
norm proper	-8 9 -1
norm property	-3 -8 5
norm prospect	2 0 -4
norm prospecting	1 9 -10
norm protected	3 -2 -3
norm protection	4 -1 -4
norm protocol	-6 -4 6
norm proven	7 -5 -5
norm provide	-1 2 -6
norm provided	6 -3 -6
norm provider	-4 -1 4
norm providing	6 -2 -13
norm public	0 -10 5
norm purchase	-6 -10 9
norm python	-3 3 -3
norm qa	9 -7 -5
norm qualification	23 -17 -12
norm quality	3 -10 0
norm question	-7 -4 8
norm quickly	2 -15 2
norm range	-5 -5 7
norm rate	-9 -6 9
norm re	-5 0 3
norm reach	11 -8 -7
norm reaching	4 -3 -2
norm read	-5 11 -8
norm reading	8 -12 6
norm real	-3 -1 2
norm reason	4 -2 -3
norm reasonable	6 -6 0
norm received	-2 -4 3
norm receiving	5 -1 -5
norm recipe	4 -13 -1
norm recognize	-2 5 -11
norm recognized	6 -4 -3
norm recommendation	5 -2 -5
norm recommending	3 10 -14
norm record	-9 -1 7
norm recording	0 4 -4
norm recruiter	4 -3 -3
norm referral	2 -8 1
norm referring	-4 -3 5
norm regard	11 -4 -10
norm regarding	-8 -5 9
norm regional	7 -6 -5
norm registered	3 -8 0
norm registration	6 -12 -2
norm regular	1 -10 2
norm regularly	2 4 -8
norm regulated	-9 -11 10
norm regulation	-2 -3 2
norm regulatory	-5 -10 6
norm related	-5 3 2
norm relation	8 -5 -7
norm relationship	-8 -14 12
norm relevant	-6 11 -7
norm reliable	0 -5 6
norm religion	4 -2 -1
norm remote	0 -4 1
norm renewal	-4 -6 5
norm rep	-11 -3 11
norm repair	-2 -6 4
norm report	-3 5 0
norm reporting	-2 -12 4
norm represent	6 -5 -1
norm representative	-3 -3 4
norm request	-8 5 5
norm require	10 -8 -8
norm required	-4 -1 4
norm requirement	6 -8 -3
norm research	5 2 -8
norm resident	1 -11 3
norm residential	9 -2 -7
norm resolution	-5 -13 6
norm resolve	0 7 -9
norm resolving	7 0 -5
norm resource	3 -9 -1
norm respect	11 -3 -9
norm respond	-4 12 -6
norm responding	7 -5 -6
norm response	-2 -10 4
norm responsibility	17 -8 -13
norm responsible	5 -5 -6
norm restaurant	9 -4 -5
norm result	11 -5 -9
norm resume	4 -2 -2
norm retail	4 -15 0
norm retain	11 -9 -7
norm retirement	5 -4 -1
norm return	5 -1 -4
norm reviewing	12 3 -12
norm risk	-8 1 4
norm rn	-6 -3 3
norm role	1 -4 1
norm room	-4 -8 5
norm s	2 -8 -1
norm safe	-2 10 -15
norm safely	-16 3 14
norm safety	-5 4 0
norm salary	11 -7 -8
norm sale	0 -9 4
norm sampling	-3 -13 5
norm satisfaction	9 -3 -8
norm saving	3 -5 -1
norm scalable	8 -7 -6
norm schedule	-3 -10 3
norm scheduling	-2 7 -8
norm school	2 -4 1
norm science	11 -11 -10
norm scientific	-3 -3 4
norm scope	-6 6 1
norm screening	8 -6 -7
norm script	-21 16 8
norm scripting	-2 -23 6
norm scrum	-14 -1 12
norm se	4 -4 -1
norm search	4 -1 -4
norm sector	-2 8 -10
norm security	0 5 -6
norm see	4 -1 -4
norm seeking	12 -12 -8
norm select	-4 -14 10
norm sell	-12 9 6
norm selling	-3 -1 2
norm senior	7 -9 -3
norm serve	7 -3 -4
norm server	3 -8 2
norm service	-3 -3 5
norm serviced	4 -1 -2
norm serving	7 -1 -7
norm set	-5 5 1
norm setting	-6 -4 6
norm sexual	10 -9 -3
norm share	10 -4 -8
norm sharing	-4 6 -13
norm sheet	-9 -3 9
norm shift	6 -5 -4
norm shoe	-8 -9 9
norm shop	-8 -7 9
norm should	5 -4 -4
norm show	5 -5 0
norm shrink	-3 8 -11
norm side	-2 -12 5
norm sign	-1 -6 2
norm significant	-1 -11 3
norm simulation	3 -1 -1
norm simulink	4 -10 5
norm situation	-14 -5 15
norm six	-6 7 -2
norm size	6 -8 -2
norm skill	-7 -5 10
norm skilled	8 -9 -5
norm small	3 -8 -1
norm smart	8 -6 -6
norm so	3 -11 1
norm social	-4 5 -4
norm society	4 -2 -4
norm software	-7 3 5
norm solid	5 -4 -3
norm solution	3 -5 -2
norm solving	5 -7 -4
norm some	0 5 -4
norm source	-6 -4 7
norm spanish	2 -5 1
norm special	0 -5 5
norm specialty	-5 -5 6
norm specific	3 -12 0
norm speech	-1 4 -4
norm sql	-4 -4 4
norm sr	1 -9 2
norm staff	-2 -13 6
norm staffing	0 -6 1
norm stakeholder	-6 -7 7
norm standing	-2 -10 3
norm start	4 -4 -1
norm starter	-7 -1 7
norm state	-5 -1 3
norm statement	-4 -1 5
norm statistical	1 -4 0
norm status	3 -3 -2
norm step	-8 -3 9
norm storage	-1 -10 2
norm store	3 -6 -2
norm strategic	-7 0 7
norm strategy	0 -5 1
norm strive	6 -2 -4
norm strong	-3 9 -9
norm structural	4 -7 -2
norm structure	0 -4 1
norm study	4 -3 -3
norm sub	-1 -10 6
norm subcontractor	-2 -20 10
norm subject	9 -9 -8
norm submit	0 -3 1
norm submittal	-4 -12 6
norm substance	-6 -7 7
norm success	-2 -6 3
norm successful	1 -10 2
norm successfully	11 -9 -8
norm such	6 -8 -4
norm suite	0 -3 1
norm summary	10 -5 -8
norm superintendent	-7 -10 8
norm supervision	-7 4 2
norm supervisor	2 -4 -2
norm supervize	-5 7 -6
norm supplier	4 -5 -2
norm supply	3 2 -6
norm support	7 -8 -3
norm system	-3 -1 3
norm table	5 -2 -5
norm take	-9 7 6
norm taking	13 -10 -14
norm talent	4 -1 -3
norm talented	5 -5 -4
norm target	-2 -7 3
norm task	5 -5 -4
norm teaching	4 -3 -4
norm teamwork	-7 2 4
norm technician	5 -5 -4
norm technique	1 -8 1
norm technology	-3 -6 5
norm telephone	-3 5 0
norm temperature	-3 -3 3
norm temporary	2 -7 2
norm term	5 -5 -2
norm territory	5 -7 -4
norm test	2 -11 1
norm testing	-12 -3 14
norm than	7 -6 -5
norm that	3 -5 -1
norm the	7 -7 0
norm their	4 -4 -2
norm them	2 -17 0
norm then	-3 -6 6
norm there	4 -1 -3
norm these	5 -5 -2
norm they	8 -5 -6
norm thing	4 -2 -4
norm think	0 -13 10
norm this	9 -6 -4
norm thorough	-6 11 -6
norm those	5 -3 -2
norm three	-1 -5 0
norm through	6 -3 -6
norm throughout	10 -1 -9
norm time	9 -9 -3
norm timely	-15 10 8
norm title	4 -3 -1
norm to	8 -6 -3
norm today	5 -3 -3
norm tool	-3 -13 5
norm top	8 -3 -5
norm total	10 -6 -9
norm toward	7 -2 -6
norm track	14 6 -24
norm tracking	1 -14 1
norm train	2 -8 0
norm trained	3 -1 -2
norm training	-2 -16 7
norm transaction	-1 8 -5
norm transfer	6 -3 -5
norm transmission	1 12 -10
norm transport	0 8 -10
norm travel	-10 12 0
norm treatment	-2 -8 6
norm troubleshooting	-3 4 -3
norm truck	-1 -12 2
norm truly	4 -4 0
norm trust	4 0 -4
norm tuition	2 -4 1
norm twitter	5 -3 -2
norm two	1 -4 6
norm tx	9 -7 -2
norm type	-3 -12 10
norm ui	-13 11 5
norm under	2 -11 5
norm understand	-2 -11 6
norm understanding	1 7 -15
norm underwriter	6 -11 -3
norm underwriting	-4 0 4
norm union	1 -4 3
norm unique	4 -2 -3
norm unit	-7 -13 11
norm united	0 -5 1
norm up	1 -5 0
norm update	8 -10 -3
norm updating	-4 -6 10
norm upon	5 -9 -2
norm ups	0 -13 3
norm us	9 -5 -8
norm use	3 5 -11
norm used	-5 -8 7
norm user	1 -8 3
norm using	-7 -2 2
norm utilize	1 1 -7
norm utilizing	18 -12 -14
norm v	3 -2 0
norm vacation	7 -2 -5
norm valid	-7 7 1
norm validation	3 -7 1
norm value	5 -6 -2
norm variety	5 -7 -3
norm various	-3 -9 5
norm vendor	-4 -11 6
norm verbal	-6 1 7
norm verification	-6 -7 7
norm verify	8 -8 2
norm verifying	-4 4 -2
norm very	-4 7 -6
norm veteran	3 -1 -3
norm veterinary	-4 0 4
norm via	13 -2 -12
norm vision	11 -10 -3
norm visit	3 -5 3
norm visual	-5 5 -3
norm volume	1 -4 0
norm walk	-3 -3 3
norm walking	7 -8 -4
norm want	3 -1 -3
norm warehouse	7 -4 -5
norm was	5 -1 -5
norm way	4 -1 -3
norm we	5 -4 -1
norm web	-2 0 -3
norm website	-8 -5 9
norm week	9 -1 -9
norm weekend	2 -6 1
norm weekly	-8 4 3
norm well	5 -9 0
norm wet	-8 -3 9
norm what	5 -5 0
norm when	13 -5 -12
norm where	9 -3 -8
norm whether	4 -4 0
norm which	8 -2 -8
norm while	10 -9 -6
norm who	11 -5 -9
norm why	4 -4 0
norm will	9 -6 -6
norm willing	-12 16 -16
norm willingness	5 -5 -1
norm window	-7 4 1
norm winning	6 -7 -4
norm wireless	3 -2 -2
norm with	6 -8 -2
norm within	7 -9 -5
norm without	5 -3 -5
norm word	-11 11 5
norm work	-3 1 0
norm worker	9 -5 -5
norm working	3 -1 -5
norm world	-2 -6 5
norm write	1 8 -13
norm writing	2 5 -8
norm written	1 -9 3
norm xml	3 3 -12
norm year	1 -15 5
norm you	7 -3 -3
norm your	6 2 -9
shape camel	-12 12 -3
shape camel company	6 -5 -1
shape camel duty	1 2 -4
shape camel heading	-9 10 -3
shape camel logistics	-6 10 -5
shape camel requirement	-8 8 -4
shape capital	2 -1 4
shape capital benefit	6 0 -6
shape capital company	4 -2 -3
shape capital duty	1 4 -2
shape capital requirement	-3 -4 7
shape capitalised	2 2 -5
shape capitalised benefit	4 -2 -1
shape capitalised company	3 -2 -1
shape capitalised duty	1 6 -8
shape capitalised heading	4 -4 -1
shape capitalised legal	3 -2 -1
shape capitalised logistics	4 -1 -4
shape capitalised noise	7 -3 -4
shape capitalised requirement	0 4 -4
shape capitals	-2 4 -3
shape capitals benefit	5 -2 -4
shape capitals company	7 -7 -3
shape capitals duty	3 -6 1
shape capitals heading	0 3 -4
shape capitals legal	4 -3 0
shape capitals logistics	3 -1 -5
shape capitals requirement	-13 9 0
shape mixed	-16 15 -3
shape mixed duty	10 -8 -14
shape mixed requirement	-14 12 0
shape number	4 4 -7
shape number benefit	4 -2 -1
shape number company	4 -3 -1
shape number duty	6 1 -10
shape number heading	15 -10 -6
shape number logistics	-5 5 -1
shape number requirement	4 4 -7
shape number word	-3 4 -4
shape number word benefit	10 -4 -9
shape number word company	4 -4 0
shape number word duty	1 3 -15
shape number word logistics	3 -3 0
shape number word requirement	-11 5 2
shape small	1 -3 2
shape small benefit	0 -3 3
shape small duty	1 -3 2
shape small heading	3 -3 0
shape small legal	3 -1 -1
shape small logistics	-2 -4 5
shape small noise	-2 -2 3
shape small requirement	1 -3 2
w 1	0 1 -3
w 10	-1 6 -6
w 100	-3 -10 8
w 11	-2 -10 3
w 2	-3 2 -3
w 20	0 -11 2
w 21	-4 -6 4
w 3	-2 8 -7
w 30	0 -15 9
w 4	5 -8 2
w 50	0 -8 2
w 6	5 -2 -7
w 7	1 1 -3
w 8	10 1 -10
w 9	8 -7 -2
w a	5 -9 1
w aa	4 -1 -3
w abil	1 4 -11
w abl	8 2 -10
w about	0 -6 3
w abov	8 -4 -5
w accept	-9 6 6
w access	6 -5 -1
w accommod	7 -5 -3
w accomplish	6 -6 0
w accord	11 -9 -8
w account	-8 -8 9
w accredit	6 -5 1
w accur	6 0 -9
w accuraci	-8 -9 9
w achiev	8 -8 -3
w acl	4 4 -7
w acoust	-5 9 -4
w acquir	11 -3 -10
w across	9 -1 -9
w act	12 -5 -9
w action	3 -6 -1
w activ	0 2 -4
w acut	6 -6 -5
w ad	-2 -14 6
w adapt	-10 14 -8
w add	-1 8 -11
w addit	10 -9 -5
w address	1 9 -8
w adher	5 -5 -1
w adjust	9 -7 -8
w administer	-10 7 2
w administr	-3 3 1
w admit	8 -10 -3
w adult	4 -3 -4
w advanc	10 -12 -7
w adviz	-2 2 -5
w affirm	-3 -9 6
w after	4 -8 -3
w ag	-3 -1 3
w against	0 -6 1
w agent	-4 -4 7
w agil	-6 2 3
w agreement	-5 -5 6
w aid	6 -7 1
w al	3 -12 -1
w alarm	4 -1 -3
w algorithm	-2 -6 7
w all	3 -10 1
w along	13 -5 -11
w also	11 -5 -10
w amount	-11 -9 11
w an	4 -3 -3
w analyst	9 -4 -7
w analyz	-6 -2 6
w and	11 -9 -3
w android	1 4 -7
w ani	-4 -5 5
w anim	8 -4 -8
w answer	1 4 -17
w appli	-2 10 -15
w apprais	1 -7 3
w approach	1 5 -8
w appropri	7 -15 -2
w approv	-3 -4 3
w approxim	6 -4 -2
w ar	6 -3 -4
w architect	9 -6 -3
w architectur	3 -9 -2
w area	-1 -4 2
w as	13 -3 -11
w aspect	8 -8 -6
w assess	-8 3 7
w assist	5 -3 -5
w associ	1 -3 1
w assur	-5 13 -9
w at	8 -2 -8
w attend	13 -9 -8
w attent	-12 15 -1
w attitud	-2 -5 3
w audio	-4 2 -1
w audit	-10 -3 11
w author	-9 6 3
w autom	4 8 -8
w automot	1 -9 6
w avail	1 -8 4
w awar	4 -4 -3
w award	1 -4 3
w b	3 -2 -2
w b2b	14 -17 -6
w bachelor	1 4 -9
w back	2 -9 5
w background	-5 -4 8
w balanc	5 -5 -5
w bank	-9 -8 13
w bar	-5 -2 6
w base	7 -6 -4
w basic	-6 11 -11
w bcl	4 8 -13
w be	8 -5 -4
w beauti	-4 -2 4
w becom	5 -2 -5
w befor	8 -1 -8
w behavior	-4 -4 5
w believ	-3 -3 4
w benefit	3 -5 -1
w best	0 -15 5
w between	7 -9 -6
w beverag	-12 -6 13
w bid	-11 -10 16
w bill	-11 6 7
w bl	-4 6 -3
w board	-7 -5 8
w bonus	4 -1 -4
w book	-7 -3 9
w bookkeep	14 -15 -7
w bookkeeper	6 -7 -2
w both	-3 -2 3
w brand	3 -3 -1
w break	5 -4 -2
w bring	5 -4 -1
w broad	8 -5 -5
w browser	-8 5 7
w bs	-9 9 -1
w budget	-1 -16 7
w build	-4 4 -6
w busi	-5 2 0
w but	11 -12 -9
w by	9 -4 -7
w c	8 -7 1
w c++	6 -11 6
w california	3 -2 0
w call	-5 -2 6
w campaign	-2 -3 2
w candid	10 -8 -4
w capa	-8 10 -6
w capabl	0 -10 2
w capac	3 -7 -1
w capit	-2 7 -11
w care	-1 -7 3
w career	3 -3 -1
w case	-6 7 -9
w cash	-3 6 -4
w categori	5 -2 -5
w caus	-7 -5 8
w center	-2 -5 5
w certifi	3 -14 5
w chain	-4 -2 5
w chanc	5 -2 -3
w charg	0 -6 3
w chart	-8 -2 9
w check	3 -16 4
w chef	1 -8 0
w chemic	0 9 -10
w choos	11 -6 -7
w citi	-5 -7 9
w civil	-5 -3 6
w class	-3 -3 4
w classifi	4 -2 -2
w clean	6 -4 -6
w client	-4 -7 4
w clinic	-1 4 -5
w close	-3 -15 7
w cloud	-5 8 -7
w cna	4 -8 -1
w co	4 4 -8
w coach	-10 4 4
w code	-12 7 8
w cold	-3 7 -9
w collabor	-2 5 -2
w collect	0 7 -14
w colleg	1 -5 4
w color	4 -4 -3
w com	3 -2 -1
w combin	3 -8 -1
w commerci	-9 4 7
w commiss	-4 -14 8
w commit	5 -5 -2
w common	1 -5 2
w commun	-1 -8 3
w compani	5 -3 -2
w companion	3 -2 -2
w compens	8 -3 -10
w compet	1 -10 4
w competit	8 -9 0
w compiler	-2 5 -13
w complaint	-5 0 5
w complet	2 5 -7
w complex	4 7 -14
w compli	-2 10 -15
w compon	-1 -5 2
w comprehens	2 3 -11
w comput	-2 -3 4
w computer	-6 4 1
w concept	7 -6 -5
w concern	11 -6 -10
w condit	-2 -8 4
w conduct	4 6 -20
w confer	0 -9 1
w confidenti	-3 -3 3
w connect	6 -3 -3
w consider	4 3 -12
w consist	-3 -10 5
w construct	-7 -2 7
w consult	3 -11 1
w consumer	2 -7 2
w contact	1 4 -5
w continu	0 6 -11
w contract	-5 3 1
w contractor	0 -12 2
w contribut	13 -9 -12
w control	2 -3 -1
w cook	-2 4 -2
w coordin	3 -1 -7
w coordinator	4 -3 -4
w copi	-3 -14 7
w copier	3 -12 -1
w core	-8 12 -6
w corpor	1 -1 -4
w correct	8 -10 -4
w correspond	2 8 -10
w cost	-11 10 3
w counsel	-6 -11 7
w cours	-7 -2 8
w cover	4 -4 -4
w cpr	-2 4 -1
w creat	-1 6 -13
w creativ	4 1 -14
w credit	-3 4 -1
w critic	1 3 -7
w cross	-6 11 -13
w culinari	4 -11 -2
w cultur	1 -9 1
w current	4 1 -4
w customer	-1 -3 2
w cyber	9 -7 -2
w cycl	0 -6 1
w d	-2 -10 4
w dai	8 -5 -5
w data	-4 10 -3
w databas	5 -1 -6
w date	4 -1 -4
w deal	-10 7 0
w debug	9 -21 6
w decid	2 -5 0
w dedic	-8 9 -8
w defect	5 -4 -7
w defin	2 -11 1
w degre	-8 5 4
w deliver	-1 -7 3
w demand	0 -4 1
w demonstr	7 -3 -8
w dental	11 -8 -8
w depart	2 -6 0
w department	6 -6 -6
w depend	0 5 -8
w deposit	-3 -3 6
w depth	0 -7 2
w describ	2 -5 0
w design	6 -4 -9
w designer	-4 -5 5
w desir	-4 -3 8
w detail	-9 15 -8
w determin	-1 8 -10
w develop	2 3 -5
w developer	-1 -6 3
w development	-1 -9 4
w devic	9 -5 -7
w diagnos	2 -12 2
w diesel	-10 4 1
w dietari	-3 -3 4
w differ	-9 -3 9
w digit	-9 11 -9
w diploma	-5 -4 8
w direct	0 -4 1
w directli	4 -1 -4
w disabl	-5 -5 11
w discharg	7 -5 -6
w disciplin	-10 -6 10
w disciplinari	5 -2 -4
w discover	-3 1 0
w diseas	1 -3 -1
w dispens	6 -6 -1
w displai	4 -10 -3
w distribut	-1 -10 7
w district	6 -4 -5
w divers	3 -4 1
w divis	7 -4 -4
w do	6 -6 -3
w document	-6 10 -2
w doe	-1 5 -6
w door	9 -8 0
w draw	-4 4 -2
w drive	-11 7 3
w driver	-2 4 -4
w drug	5 -3 -4
w due	5 -6 -4
w dure	8 -7 -6
w duti	-3 -7 5
w dynam	-5 -4 7
w each	-2 -4 3
w earn	4 -3 0
w educ	12 -11 -6
w eeo	-4 4 -3
w effect	3 1 -5
w effici	6 -9 -2
w effort	3 -6 -3
w electr	-3 8 -9
w electron	6 -10 -1
w elig	-1 -9 4
w email	-7 -4 8
w emerg	4 -4 -3
w emphas	6 -6 -5
w emploi	13 -4 -10
w employe	-2 -5 2
w employer	-3 -3 5
w enabl	3 -2 -1
w encourag	5 -1 -4
w end	-6 -6 8
w energet	7 4 -11
w engag	6 -6 -6
w engin	13 -2 -12
w engineer	3 -11 5
w enhanc	2 -11 7
w enjoi	1 -5 1
w ensur	11 -9 -4
w enterpr	5 -1 -4
w entrepreneuri	7 -2 -6
w entri	8 -5 -5
w environ	-1 -4 3
w environment	6 -6 -1
w equal	4 -3 0
w equip	-3 6 -1
w equival	-15 9 5
w error	0 -4 1
w essenti	3 -8 3
w establish	2 1 -5
w estat	5 -5 -5
w estim	-7 12 0
w etc	14 -8 -14
w ethic	14 -13 -4
w evalu	1 3 -2
w even	2 -7 1
w event	-7 -5 7
w everi	7 -3 -6
w exce	1 -11 1
w exceed	-9 9 -5
w excel	-2 3 -3
w except	-10 10 -5
w excit	5 -4 -2
w exist	8 -13 -3
w expand	-10 -10 15
w expect	3 -3 -2
w expens	4 -7 -2
w experi	-5 0 2
w experienc	1 5 -8
w expert	1 -5 0
w exposur	4 -2 -3
w extens	-1 -5 4
w extern	-4 -6 7
w extrem	4 -1 -3
w f	6 -5 -1
w face	-4 -4 4
w facebook	9 -6 -8
w facil	4 -6 -3
w facilit	11 0 -14
w famili	3 -11 1
w familiar	-10 12 -14
w fast	-7 4 -2
w fax	2 -12 -1
w fda	-9 9 1
w feasibl	5 -11 -3
w featur	-9 7 6
w feder	2 -15 3
w feedback	1 -17 1
w feel	0 -8 2
w fellow	4 -1 -3
w field	-7 2 5
w file	2 -15 2
w fill	4 -2 -2
w financ	9 -7 -3
w financi	0 -9 2
w find	12 -12 -2
w finish	-7 -8 9
w firm	0 -5 1
w first	-5 3 2
w five	-13 11 3
w fix	-4 -2 5
w flexibl	0 6 -11
w flight	3 -2 -1
w flow	-2 -8 4
w focus	-1 -6 3
w follow	2 3 -10
w food	-4 2 1
w for	11 -6 -7
w forecast	-16 14 2
w form	-4 -7 6
w forward	4 -4 -4
w foster	4 -4 0
w foundat	4 -3 -3
w framework	-2 -13 5
w from	7 -9 -5
w front	-2 -8 7
w full	1 3 -9
w function	2 -5 1
w futur	8 -2 -8
w g	0 4 -8
w gain	13 -7 -11
w gather	11 -14 -7
w ged	-7 9 -4
w gender	8 -5 -4
w gener	-7 6 0
w genet	10 -8 -4
w get	8 -9 -4
w give	3 -7 0
w global	4 -9 0
w go	7 -5 -6
w good	-8 8 -3
w govern	-3 -8 7
w graphic	-8 -12 12
w green	4 -3 -1
w grill	0 -3 1
w grind	-3 -1 2
w group	1 -9 0
w grow	7 -4 -3
w guidanc	-2 -7 3
w guidelin	-4 -9 5
w ha	5 -10 -1
w hand	-6 6 1
w handl	-5 10 -1
w hardwar	13 -4 -11
w have	8 -12 -4
w healthcar	5 -10 0
w healthi	9 -6 -5
w heavi	-4 -7 5
w help	5 -5 -1
w her	-3 -6 3
w here	5 -1 -4
w highest	9 -4 -8
w highli	7 -9 -1
w hire	10 -4 -8
w his	4 -7 3
w histori	4 -2 -3
w hold	0 2 -9
w holder	5 -2 -4
w holidai	-9 -2 10
w home	1 2 -7
w hospit	-4 -3 8
w hour	6 -4 -5
w hous	5 -7 -3
w how	3 -5 -2
w hr	-5 0 0
w html	-2 3 -4
w html5	-5 -1 2
w http	3 4 -9
w human	1 -9 2
w hydraul	-3 9 -9
w i	5 -4 -2
w ic	3 -11 -2
w id	-13 -3 13
w idea	-8 -2 8
w ident	-10 -4 11
w identifi	2 5 -14
w if	15 -4 -12
w imag	4 -3 -4
w immedi	-3 -2 3
w impact	2 -10 0
w implement	5 -2 -3
w import	7 -2 -7
w improv	2 2 -5
w in	5 -8 0
w inc	6 -6 -1
w incent	6 -2 -5
w includ	19 -13 -12
w incom	4 -11 3
w increas	-1 -8 4
w independ	1 -8 2
w individu	10 -6 -6
w industri	-4 8 -2
w influenc	6 -2 -4
w inform	4 -13 3
w infrastructur	2 6 -12
w ingredi	-5 -2 5
w innov	6 -3 -4
w input	4 -2 -3
w inspect	-4 9 -5
w instal	-5 14 -11
w instruct	-1 -5 6
w instrument	8 -2 -8
w insur	8 5 -14
w integr	-9 12 0
w interact	6 -1 -6
w interdisciplinari	-4 -5 5
w interest	-1 6 -10
w interfac	-4 7 -5
w intern	2 -6 -1
w internet	-6 5 -1
w interperson	-12 -2 7
w interview	7 -4 -5
w into	1 -3 0
w inventori	-3 3 0
w investig	-19 11 10
w invoic	-5 -12 8
w involv	7 -13 0
w is	9 -4 -6
w iso	5 -1 -4
w issu	5 -6 -3
w it	1 -6 5
w item	3 -5 -3
w java	0 -6 4
w javascript	2 -6 2
w job	1 -6 4
w join	4 -3 -1
w jqueri	-3 2 -2
w js	4 -5 3
w junior	4 -3 -2
w just	6 -1 -6
w k	6 -2 -4
w keep	7 -5 -7
w kei	-1 5 -3
w know	1 3 -7
w knowledg	2 1 -3
w labor	-7 -3 7
w languag	-5 -6 6
w larg	-5 -2 5
w largest	5 -3 -4
w launch	5 -6 -4
w law	-4 10 -6
w lawn	-8 8 -2
w layout	-17 -4 15
w lead	0 5 -4
w leader	5 -1 -5
w leadership	-4 1 -1
w learn	3 -3 -2
w least	-1 -10 3
w leav	5 -14 -3
w legal	-6 -11 9
w lend	-12 -11 13
w level	6 -12 -2
w liaison	-8 12 -3
w librari	-1 -5 2
w licens	-8 1 9
w life	3 -7 1
w like	6 -1 -6
w limit	9 -11 -5
w line	1 -5 0
w linkedin	6 -6 -5
w list	-3 -5 4
w listen	-9 -10 11
w live	-2 -4 3
w ll	8 -6 -4
w load	-11 9 -4
w loan	-5 -2 5
w local	-6 -6 8
w locat	3 -2 -2
w log	3 -1 -3
w long	3 -4 2
w look	5 -6 -2
w lot	6 -1 -6
w love	-10 12 -13
w lpn	4 -15 1
w m	3 -9 -2
w machin	2 -20 5
w mai	12 -8 -4
w mail	2 -6 -1
w maintain	-3 1 1
w major	4 -2 -2
w make	-6 8 -5
w manag	-9 5 2
w manager	4 -3 -2
w mani	4 -4 0
w manner	2 -7 -1
w manual	-6 6 1
w manufactur	-6 1 2
w market	3 -6 0
w master	-10 13 -8
w match	3 2 -9
w materi	2 5 -6
w math	8 -9 4
w matlab	5 -2 -5
w matter	6 -2 -6
w maxim	0 2 -4
w me	7 -2 -6
w measur	-1 -7 5
w meat	-9 -6 10
w mechan	-5 8 -5
w med	0 1 -4
w media	4 -1 -3
w medic	-2 3 0
w meet	-5 6 -1
w member	-2 3 -1
w memori	0 1 -7
w mentor	-2 3 -13
w menu	-7 -9 8
w merchand	-1 -18 5
w method	-5 -7 6
w microsoft	4 0 -9
w mid	-4 -2 4
w minimum	-2 4 -1
w minor	6 -3 -5
w mission	1 -4 0
w mm	-4 -3 5
w model	0 -15 5
w modifi	4 3 -6
w mondai	7 0 -7
w monitor	-8 12 -6
w month	5 0 -9
w more	3 -9 2
w most	9 -5 -4
w motiv	-14 -5 18
w move	12 -8 -8
w ms	-4 5 -4
w much	7 -6 -2
w multi	0 3 -1
w multipl	4 -7 2
w must	-1 5 -8
w mvc	-12 4 6
w my	6 -6 0
w mysql	1 -7 4
w name	17 -16 -12
w nation	-1 -3 5
w natur	14 -2 -12
w necessari	7 -13 -2
w need	2 -4 -1
w negoti	-15 11 1
w network	0 3 -6
w next	4 -2 -4
w night	-3 -5 4
w no	9 -6 -4
w non	-5 -9 6
w not	9 -7 -4
w note	-1 -12 5
w now	4 -2 -2
w number	-2 -2 3
w nurs	2 -10 5
w object	5 0 -7
w obtain	1 -4 -2
w of	4 -7 1
w off	-4 -7 8
w offer	5 -3 -3
w offic	-3 -1 4
w officer	5 -2 -5
w on	2 -3 -1
w onc	6 -1 -6
w ongo	0 6 -7
w onli	4 -2 -4
w onlin	-9 -2 9
w open	2 -8 0
w oper	-5 1 4
w opportun	6 -2 -5
w optim	-13 10 -1
w or	11 -12 -6
w oral	-8 -15 13
w order	2 -3 -2
w organ	0 1 -3
w organiz	-4 5 -2
w orient	-15 -11 16
w origin	-12 8 -3
w other	2 -8 1
w our	3 -7 1
w out	-1 8 -5
w outgo	7 -14 -5
w outlook	-11 5 5
w outsid	5 -7 1
w outstand	4 -2 -2
w over	-5 -10 7
w overal	3 0 -5
w overse	0 8 -8
w oversight	5 -3 -5
w own	1 4 -7
w owner	-2 -7 3
w ownership	10 -3 -10
w p	4 9 -10
w pace	-4 -4 5
w packag	3 8 -10
w page	-8 -5 8
w pai	8 -6 -6
w part	1 -7 1
w parti	6 -2 -6
w particip	7 -2 -10
w partner	4 -7 -5
w partnership	11 -7 -7
w pass	-5 1 5
w passion	2 2 -11
w path	-5 -2 5
w patient	1 -4 1
w pattern	-3 -4 4
w payabl	-11 -9 12
w payrol	-10 8 -4
w pe	-6 -10 8
w peer	11 -2 -11
w per	9 -2 -9
w perform	4 -3 -2
w period	1 -4 1
w perl	-2 3 -6
w perman	5 -4 -1
w permit	5 6 -12
w person	0 -11 7
w personnel	6 -4 -4
w pest	8 -14 -2
w pharmaceut	4 -3 -4
w philosophi	5 -1 -5
w phone	-3 -11 5
w php	-2 -2 4
w physic	10 -7 -7
w physician	1 -11 2
w place	-2 7 -4
w placement	6 -1 -5
w plai	4 -1 -4
w plan	-3 -4 7
w plant	-6 -7 7
w platform	5 -12 -2
w player	-5 -1 5
w pleas	9 -5 -4
w plus	-3 -12 6
w point	3 -12 3
w polici	0 -8 3
w popul	-10 -2 10
w portfolio	-12 10 0
w portion	-8 9 3
w posit	1 -3 0
w possess	14 -13 -5
w possibl	9 -4 -7
w post	-4 -12 7
w poster	4 0 -4
w potenti	1 -11 4
w pound	-4 -3 5
w power	2 6 -10
w practic	0 -8 2
w pre	3 -5 -1
w preconstruct	5 -4 -3
w prefer	2 -8 1
w prep	6 -6 0
w prepar	-1 5 -4
w prevent	-1 6 -6
w previous	8 -13 2
w price	-5 -2 5
w primari	9 -7 -4
w principl	-6 -5 6
w prior	2 9 -10
w priorit	-11 -9 14
w prioriti	12 -7 -6
w privat	10 -2 -8
w procedur	-2 -8 4
w process	-5 2 5
w produc	-1 -7 3
w product	4 -9 1
w profession	7 -14 -1
w profici	-1 6 -13
w profil	-10 17 -9
w profit	-3 -5 4
w program	-3 -3 4
w progress	4 -3 -3
w project	3 -9 2
w promot	12 -8 -6
w prompt	6 -7 -4
w proper	-8 9 -1
w properti	-3 -8 5
w propos	-10 -4 10
w prospect	3 6 -13
w protect	6 -2 -5
w protocol	-6 -4 6
w prove	-1 -8 7
w provid	4 2 -12
w provider	-4 -1 4
w public	0 -10 5
w purchas	-7 -2 3
w python	-3 3 -3
w qa	9 -7 -5
w qualifi	7 -6 -1
w qualiti	3 -10 0
w question	-7 -4 8
w quickli	2 -15 2
w rang	-5 -5 7
w rate	-4 -6 6
w re	-5 0 3
w reach	11 -10 -7
w read	1 3 -4
w real	-3 -1 2
w reason	5 -6 -3
w receiv	0 -7 2
w recip	4 -13 -1
w recogn	3 3 -16
w recommend	4 8 -12
w reconcil	-16 -1 16
w record	-10 2 5
w recruit	-6 15 -16
w recruiter	4 -3 -3
w refer	-4 -3 5
w referr	2 -8 1
w regard	3 -5 -2
w region	7 -5 -4
w register	1 -9 4
w registr	6 -12 -2
w regul	-6 -6 7
w regular	1 -10 2
w regularli	2 4 -8
w regulatori	-5 -10 6
w relat	2 -4 0
w relationship	-8 -14 12
w relev	-6 11 -7
w reliabl	8 -9 -2
w religion	4 -2 -1
w reloc	3 -2 -1
w remot	0 -4 1
w renew	-4 -6 5
w rep	-11 -3 11
w repair	-2 -6 4
w report	-4 4 1
w repres	-1 -4 4
w request	-7 3 5
w requir	4 -5 -1
w research	5 2 -8
w resid	3 -12 2
w residenti	9 -2 -7
w resourc	3 -9 -1
w respect	10 -3 -9
w respond	-4 3 0
w respons	13 -1 -15
w rest	-6 10 -6
w restaur	9 -4 -5
w result	11 -4 -9
w resum	4 -2 -2
w retail	4 -15 0
w retain	-3 5 -7
w retir	5 -4 -1
w return	5 -1 -4
w review	2 1 -3
w risk	-8 1 4
w rn	-6 -3 3
w role	1 -4 1
w roll	4 -3 -4
w room	-4 -8 5
w s	2 -8 -1
w safe	-9 9 -1
w safeti	-5 4 0
w salari	11 -7 -8
w sale	0 -9 4
w sampl	-2 -13 4
w satisfact	9 -3 -8
w save	3 -5 -1
w scalabl	2 -13 0
w schedul	-4 4 -3
w school	2 -4 1
w scienc	11 -11 -10
w scientif	-3 -3 4
w scope	-6 6 1
w screen	3 12 -15
w script	-14 9 9
w scrum	-14 -1 12
w se	4 -4 -1
w search	4 -1 -4
w sector	-2 8 -10
w secur	4 4 -9
w see	4 -1 -4
w seek	13 -12 -9
w select	-3 0 1
w sell	-9 6 4
w senior	7 -9 -3
w serv	11 -3 -9
w server	3 -8 2
w servic	-2 -4 5
w set	-7 4 4
w sexual	10 -9 -3
w share	7 5 -12
w sheet	-9 -3 9
w shift	6 -5 -4
w ship	-14 0 13
w shoe	-8 -9 9
w shop	-8 -7 9
w should	5 -4 -4
w show	5 -5 0
w shrink	-3 8 -11
w side	-2 -12 5
w sign	-7 -6 9
w signific	-1 -11 3
w simul	3 -1 -1
w simulink	4 -10 5
w situat	-14 -5 15
w six	-6 7 -2
w size	1 -12 3
w skill	-6 -5 9
w small	3 -8 -1
w smart	8 -6 -6
w so	3 -11 1
w social	-4 5 -4
w societi	4 -2 -4
w softwar	-7 3 5
w solid	5 -4 -3
w solut	3 -5 -2
w solv	4 -5 -5
w some	0 5 -4
w sourc	-6 -4 7
w spanish	2 -5 1
w speak	-5 -14 8
w special	-3 5 -2
w specialti	-5 -5 6
w specif	3 -12 0
w specifi	-3 -1 0
w speech	-1 4 -4
w sql	-4 -4 4
w sr	1 -9 2
w stack	-10 -3 10
w staff	-2 -14 6
w stakeholder	-6 -7 7
w stand	-2 -10 3
w standard	2 -3 -1
w start	6 -5 -2
w starter	-7 -1 7
w state	-5 -1 3
w statement	-4 -1 5
w statist	1 -4 0
w status	3 -3 -2
w step	-8 -3 9
w stock	5 -1 -4
w storag	-1 -10 2
w store	3 -6 -2
w strategi	-6 -1 7
w strive	6 -2 -4
w strong	-3 9 -9
w structur	5 -11 -3
w studi	7 -5 -3
w sub	-1 -10 6
w subcontractor	-2 -20 10
w subject	9 -9 -8
w submit	4 -10 -2
w submitt	-4 -12 6
w substanc	-6 -7 7
w succe	3 -10 0
w such	6 -8 -4
w suit	0 -3 1
w summari	10 -5 -8
w superintend	-7 -10 8
w superv	-5 7 -6
w supervis	-7 4 2
w supervisor	2 -4 -2
w suppli	3 2 -6
w supplier	4 -5 -2
w support	4 -9 1
w system	-3 -1 3
w tabl	5 -2 -5
w talent	5 -3 -5
w target	-2 -7 3
w task	5 -5 -4
w teach	4 -3 -4
w teamwork	-7 2 4
w technician	5 -5 -4
w techniqu	1 -8 1
w technologi	-3 -6 5
w telephon	-3 5 0
w temperatur	-3 -3 3
w temporari	2 -7 2
w term	5 -5 -2
w territori	5 -7 -4
w test	-5 -7 10
w than	7 -6 -5
w that	3 -5 -1
w the	7 -7 0
w thei	8 -5 -6
w their	4 -4 -2
w them	2 -17 0
w then	-3 -6 6
w there	4 -1 -3
w these	5 -5 -2
w thing	4 -2 -4
w think	0 -12 2
w this	9 -6 -4
w thorough	-9 14 -9
w those	5 -3 -2
w three	-1 -5 0
w through	6 -3 -6
w throughout	10 -1 -9
w titl	4 -3 -1
w to	8 -6 -3
w todai	5 -3 -3
w tool	-9 5 5
w top	8 -3 -5
w total	10 -6 -9
w toward	7 -2 -6
w track	9 2 -14
w train	-3 -15 8
w transact	-1 8 -5
w transfer	6 -3 -5
w transmit	1 12 -10
w transport	5 6 -12
w travel	-9 11 -2
w treatment	-2 -8 6
w troubleshoot	-3 5 -3
w truck	-1 -12 2
w truli	4 -4 0
w trust	4 0 -4
w tuition	2 -4 1
w twitter	5 -3 -2
w two	1 -4 6
w tx	9 -7 -2
w type	-7 -5 9
w ui	-13 11 5
w under	2 -11 5
w understand	-1 4 -10
w underwriter	6 -11 -3
w union	1 -4 3
w uniqu	4 -2 -3
w unit	-4 -12 8
w up	-1 -9 3
w updat	7 -11 0
w upon	5 -9 -2
w us	1 1 -5
w user	1 -8 3
w util	0 -5 0
w v	3 -2 0
w vacat	7 -2 -5
w valid	-3 2 1
w valu	5 -7 -3
w varieti	5 -7 -3
w various	-3 -9 5
w vendor	-4 -11 6
w verbal	1 -3 1
w veri	-4 7 -6
w verifi	-6 -1 3
w veteran	3 -1 -3
w veterinari	-4 0 4
w via	13 -2 -12
w vision	11 -10 -3
w visit	3 -6 3
w visual	-1 3 -4
w volum	1 -4 0
w wa	5 -1 -5
w wai	4 -1 -3
w walk	-1 -4 2
w want	3 -1 -3
w warehous	7 -4 -5
w we	5 -4 -1
w web	-2 0 -3
w websit	-8 -5 9
w week	-2 3 -2
w weekend	2 -6 1
w well	6 -8 0
w wet	-8 -3 9
w what	5 -5 0
w when	13 -5 -12
w where	9 -3 -8
w whether	4 -4 0
w which	8 -2 -8
w while	10 -9 -6
w who	11 -5 -9
w why	4 -4 0
w will	4 3 -8
w willing	5 -5 -1
w win	6 -7 -4
w window	-7 4 1
w wireless	3 -2 -2
w with	6 -8 -2
w within	7 -9 -5
w without	5 -3 -5
w word	-11 11 5
w work	0 1 -3
w worker	9 -5 -5
w world	-2 -6 5
w write	2 5 -8
w xml	3 3 -12
w year	1 -14 4
w you	7 -3 -3
w your	6 2 -9
w+1 $	3 -3 0
w+1 1	9 -6 -7
w+1 10	7 2 -8
w+1 100	-1 -4 4
w+1 11	1 -9 1
w+1 2	-7 12 -2
w+1 20	3 -7 3
w+1 21	-3 -4 4
w+1 3	10 -16 -6
w+1 30	-4 3 1
w+1 4	-2 3 -2
w+1 5	-1 8 -3
w+1 50	-1 -3 2
w+1 6	-4 -2 5
w+1 7	10 -2 -9
w+1 8	10 -2 -10
w+1 9	9 -6 -7
w+1 a	5 -5 -1
w+1 aa	3 -1 -2
w+1 abil	11 -11 -8
w+1 abl	4 -2 -4
w+1 about	-1 -12 5
w+1 abov	6 -1 -5
w+1 accept	-7 -6 8
w+1 accommod	6 -5 -1
w+1 accomplish	5 -2 -3
w+1 accord	14 -9 -12
w+1 account	-8 4 2
w+1 accuraci	-10 -6 10
w+1 achiev	8 -2 -8
w+1 acl	4 -4 -1
w+1 acoust	-7 13 -2
w+1 acquir	11 -3 -11
w+1 across	9 -2 -7
w+1 act	-3 0 4
w+1 action	2 -9 1
w+1 activ	9 1 -13
w+1 acut	5 -6 -1
w+1 ad	-5 6 4
w+1 adapt	15 -12 -10
w+1 add	9 6 -20
w+1 addit	-9 -4 11
w+1 address	13 -11 -12
w+1 adjust	8 -8 -1
w+1 administer	-3 -4 3
w+1 admit	4 -9 0
w+1 adult	4 -1 -4
w+1 advanc	7 -7 -4
w+1 affirm	-4 4 -4
w+1 after	2 -5 0
w+1 ag	-9 6 4
w+1 against	-1 7 -5
w+1 agenc	4 -8 2
w+1 agent	-6 -2 6
w+1 agil	-1 -10 2
w+1 agreement	-5 -5 8
w+1 aid	0 12 -12
w+1 al	5 -14 1
w+1 alarm	3 -1 -2
w+1 algorithm	-2 -10 3
w+1 all	4 -1 -9
w+1 along	-4 -5 10
w+1 also	13 -2 -12
w+1 among	5 -1 -4
w+1 amount	-11 2 9
w+1 an	8 -4 -6
w+1 analyst	12 -9 -9
w+1 analyz	-3 -1 2
w+1 and	-12 4 8
w+1 android	-8 10 -8
w+1 ani	-2 -9 3
w+1 anim	8 -2 -7
w+1 answer	2 -6 0
w+1 appli	17 -1 -16
w+1 applic	6 1 -7
w+1 apprais	-4 1 -1
w+1 approach	8 -8 -6
w+1 appropri	-2 -4 2
w+1 approv	1 0 -3
w+1 approxim	3 -2 -1
w+1 ar	0 -7 4
w+1 architect	4 -8 -3
w+1 architectur	1 -6 0
w+1 area	0 -6 2
w+1 around	2 4 -6
w+1 as	-9 -1 9
w+1 aspect	6 -7 -1
w+1 assess	-6 9 -2
w+1 asset	3 0 -3
w+1 assign	5 -4 -4
w+1 assist	0 -6 1
w+1 associ	-9 0 9
w+1 assur	-2 -16 11
w+1 at	-1 -6 2
w+1 attend	-2 -10 3
w+1 attent	-1 11 -9
w+1 audio	2 -5 -1
w+1 audit	-8 -8 12
w+1 author	6 -7 -5
w+1 autom	-1 -8 6
w+1 automot	-1 -10 8
w+1 awar	5 -8 -3
w+1 b	-1 7 -2
w+1 b2b	9 -18 0
w+1 bachelor	13 -3 -12
w+1 back	-4 -6 6
w+1 background	-6 3 2
w+1 balanc	7 -7 -5
w+1 bank	-11 7 3
w+1 bar	-5 -7 7
w+1 base	-11 8 6
w+1 basic	2 -9 8
w+1 basis	3 -2 -3
w+1 bcl	15 -6 -14
w+1 be	5 -3 -2
w+1 beauti	-3 -6 5
w+1 becom	4 -1 -4
w+1 behavior	0 -10 1
w+1 believ	-4 -8 5
w+1 benefit	3 -1 -6
w+1 best	-4 -6 6
w+1 between	6 -9 -4
w+1 beverag	-14 13 -10
w+1 bid	-15 6 10
w+1 bill	-12 14 -7
w+1 board	-6 -5 7
w+1 bonus	4 -2 -3
w+1 book	-4 -2 5
w+1 bookkeep	-4 -11 5
w+1 bookkeeper	3 -3 -3
w+1 both	14 -8 -11
w+1 brand	1 -6 1
w+1 broad	7 -2 -7
w+1 budget	1 -11 3
w+1 build	4 4 -8
w+1 busi	2 -11 2
w+1 but	-6 -3 6
w+1 by	5 -7 -2
w+1 c	8 19 -22
w+1 c++	-1 -5 7
w+1 call	0 4 -8
w+1 campaign	0 -8 0
w+1 can	-2 -4 4
w+1 candid	5 -3 -4
w+1 capa	-4 -4 6
w+1 capabl	1 -16 2
w+1 capac	8 -3 -8
w+1 capit	-2 -16 6
w+1 care	-2 -13 8
w+1 career	4 -3 -3
w+1 case	13 -11 -9
w+1 cash	0 0 -6
w+1 categori	5 -2 -5
w+1 caus	-8 3 3
w+1 center	0 -5 4
w+1 certifi	-13 9 1
w+1 chain	-2 -13 10
w+1 challeng	4 -1 -3
w+1 chanc	3 -1 -3
w+1 chang	7 -4 -7
w+1 charg	-3 8 -9
w+1 chart	-9 7 4
w+1 check	0 -8 6
w+1 chef	0 -5 3
w+1 chemic	-7 -6 8
w+1 choos	4 -1 -3
w+1 civil	-4 -2 5
w+1 class	-3 -5 4
w+1 clean	6 4 -16
w+1 client	-1 -3 1
w+1 clinic	8 3 -9
w+1 close	-5 3 3
w+1 cloud	10 -4 -9
w+1 cna	3 -2 -2
w+1 co	10 -1 -10
w+1 coach	-6 9 -7
w+1 code	-7 9 0
w+1 cold	11 -6 -8
w+1 collabor	-1 4 -6
w+1 collect	15 -9 -10
w+1 colleg	-3 11 -12
w+1 color	4 -2 -3
w+1 com	4 -3 -1
w+1 combin	2 -5 0
w+1 commerci	-5 4 3
w+1 commiss	-5 -10 7
w+1 commit	2 3 -9
w+1 common	0 -4 1
w+1 compani	6 -3 -3
w+1 compens	-16 -9 20
w+1 compet	0 -5 1
w+1 competit	2 -3 0
w+1 compiler	-2 -8 4
w+1 complaint	-4 -9 6
w+1 complet	8 -10 -7
w+1 complex	15 -5 -13
w+1 compli	16 -12 -7
w+1 compon	1 -13 3
w+1 comprehens	10 -4 -9
w+1 comput	0 -8 9
w+1 computer	6 -13 4
w+1 concept	-7 10 1
w+1 concern	-4 -4 6
w+1 condit	2 -10 2
w+1 conduct	23 -3 -22
w+1 confer	-3 -9 4
w+1 confidenti	-3 5 -7
w+1 connect	7 -1 -6
w+1 consider	-1 -9 5
w+1 consist	-2 -5 3
w+1 construct	-4 5 1
w+1 consult	1 -12 1
w+1 consumer	0 -7 1
w+1 contact	2 -3 -1
w+1 continu	12 -12 -5
w+1 contract	1 4 -5
w+1 contractor	-3 -19 12
w+1 contribut	13 -4 -10
w+1 control	0 6 -6
w+1 cook	4 -5 -2
w+1 coordin	-3 -10 5
w+1 coordinator	3 -3 0
w+1 copi	-6 -10 9
w+1 copier	2 -11 7
w+1 core	6 -5 -4
w+1 corpor	9 -6 -7
w+1 correct	6 -14 -2
w+1 correspond	0 8 -13
w+1 cosmet	-3 8 -8
w+1 cost	-3 6 -1
w+1 counsel	-8 10 -4
w+1 cours	-7 -1 7
w+1 cover	5 -2 -4
w+1 cpr	6 14 -10
w+1 creat	3 -10 -1
w+1 creativ	17 -13 -9
w+1 credit	-6 5 2
w+1 critic	11 -16 -4
w+1 cross	7 -11 -3
w+1 culinari	2 -1 -4
w+1 cultur	2 -4 -2
w+1 current	4 -5 -4
w+1 cycl	-2 -4 3
w+1 d	4 -10 5
w+1 dai	5 1 -7
w+1 data	1 4 -4
w+1 databas	-10 -2 9
w+1 date	4 -3 -4
w+1 deal	2 -10 -1
w+1 debug	4 0 -4
w+1 decid	2 5 -9
w+1 dedic	6 -6 0
w+1 defect	5 -4 -5
w+1 defin	2 -9 3
w+1 deliver	3 -4 -2
w+1 demand	-2 -9 4
w+1 demonstr	3 -14 10
w+1 dental	8 -4 -7
w+1 depart	3 -7 -1
w+1 department	6 -2 -6
w+1 depend	4 -9 -2
w+1 deposit	-3 3 -2
w+1 depth	-1 9 -10
w+1 describ	4 -10 0
w+1 design	6 -5 -4
w+1 designer	-3 1 2
w+1 desir	-5 -15 8
w+1 detail	7 -11 1
w+1 determin	11 -4 -11
w+1 develop	8 -9 -4
w+1 developer	-2 -5 4
w+1 development	-4 -2 5
w+1 devic	6 3 -11
w+1 diagnos	-7 3 5
w+1 diesel	-1 13 -10
w+1 dietari	-4 9 -11
w+1 differ	-8 -2 8
w+1 digit	8 -4 -7
w+1 diploma	-2 -1 4
w+1 direct	2 6 -7
w+1 directli	5 -11 0
w+1 disabl	-11 -2 11
w+1 discharg	6 -3 -5
w+1 disciplin	-4 -12 8
w+1 disciplinari	5 4 -5
w+1 discover	3 -8 -2
w+1 diseas	4 -2 -4
w+1 displai	3 -5 -1
w+1 distribut	-4 11 -7
w+1 district	5 -2 -3
w+1 divis	5 -1 -4
w+1 do	6 -2 -5
w+1 document	2 -9 1
w+1 doe	8 -4 -8
w+1 door	2 -8 1
w+1 draw	5 -7 -1
w+1 drive	-4 4 0
w+1 driver	-3 -4 5
w+1 drug	5 -1 -5
w+1 due	7 -3 -6
w+1 dure	-4 -4 6
w+1 duti	1 0 -3
w+1 dynam	-5 -6 6
w+1 e	-2 6 -3
w+1 each	2 -5 -1
w+1 educ	8 -3 -6
w+1 effect	7 -6 -7
w+1 effici	4 -3 -3
w+1 effort	5 -17 -1
w+1 electr	3 -6 -1
w+1 electron	1 -8 0
w+1 elig	-4 7 -11
w+1 email	-5 15 -18
w+1 emerg	4 -5 -3
w+1 emphas	4 -3 -3
w+1 emploi	11 -7 -9
w+1 employ	6 -14 -2
w+1 employe	0 -10 4
w+1 employer	-3 -2 5
w+1 encourag	6 0 -5
w+1 end	-7 -11 9
w+1 energet	11 -6 -10
w+1 engag	-12 -3 12
w+1 engin	15 7 -14
w+1 engineer	2 -7 3
w+1 enhanc	-2 8 -4
w+1 enjoi	0 6 -4
w+1 ensur	9 -4 -8
w+1 enterpr	4 -1 -4
w+1 entrepreneuri	6 -6 -1
w+1 environ	3 -9 0
w+1 equip	3 2 -7
w+1 equival	3 7 -10
w+1 error	5 -9 -3
w+1 essenti	5 -1 -5
w+1 establish	6 -9 -1
w+1 estat	6 0 -10
w+1 estim	2 -6 0
w+1 etc	-13 -17 21
w+1 ethic	8 -11 -7
w+1 evalu	6 -9 0
w+1 even	4 -7 -2
w+1 event	-5 -10 6
w+1 everi	7 -4 -6
w+1 exce	-1 -6 2
w+1 exceed	4 -1 -4
w+1 excel	0 -9 3
w+1 except	6 -6 0
w+1 execut	6 -4 -6
w+1 exist	4 -15 1
w+1 expand	-14 -5 15
w+1 expect	4 -4 -3
w+1 expens	5 -11 -2
w+1 experienc	9 -5 -6
w+1 expert	5 -5 -4
w+1 exposur	3 -1 -3
w+1 extens	-4 -1 4
w+1 extern	-5 -3 5
w+1 extrem	4 -4 0
w+1 face	-4 -1 5
w+1 facebook	7 -6 -6
w+1 facil	11 -13 -8
w+1 facilit	13 -1 -12
w+1 famili	3 -10 1
w+1 fast	0 -9 2
w+1 fax	2 -3 -2
w+1 fda	-10 -9 11
w+1 feasibl	2 6 -9
w+1 featur	-4 7 -3
w+1 feder	-4 8 -7
w+1 feedback	-1 2 -3
w+1 feel	-1 -5 2
w+1 fellow	4 0 -4
w+1 field	-2 -8 3
w+1 file	-1 5 -7
w+1 fill	3 0 -3
w+1 financ	4 -2 -3
w+1 financi	-2 -2 3
w+1 find	1 1 -11
w+1 finish	-11 -1 11
w+1 firm	3 -6 -1
w+1 first	-12 -6 14
w+1 five	-2 -13 6
w+1 fix	-4 -1 4
w+1 flexibl	11 -14 -8
w+1 flow	-4 3 -2
w+1 focus	4 5 -10
w+1 follow	9 -8 -5
w+1 food	4 -7 -1
w+1 for	-4 -2 4
w+1 forecast	1 -11 0
w+1 form	-4 2 5
w+1 forward	4 -1 -4
w+1 framework	5 5 -9
w+1 from	-6 -7 9
w+1 fulfil	2 -7 -1
w+1 full	4 -8 2
w+1 function	2 -6 0
w+1 futur	7 -4 -6
w+1 g	17 -4 -16
w+1 gather	8 -2 -8
w+1 ged	11 -6 -10
w+1 gender	8 -5 -3
w+1 gener	0 -6 0
w+1 genet	3 -2 -1
w+1 get	5 0 -5
w+1 global	2 -3 -2
w+1 go	6 -5 -4
w+1 goal	4 -5 -2
w+1 good	-3 6 -2
w+1 govern	-6 13 -6
w+1 great	2 5 -9
w+1 grill	1 -9 4
w+1 grind	-4 11 -5
w+1 group	2 -6 -1
w+1 grow	-2 -5 3
w+1 guidanc	-2 -9 3
w+1 guidelin	-3 -3 3
w+1 ha	3 -7 -1
w+1 hand	2 -11 1
w+1 handl	-4 -12 8
w+1 hardwar	14 -2 -13
w+1 have	6 3 -16
w+1 health	6 -10 2
w+1 healthcar	1 -4 0
w+1 heavi	-5 3 2
w+1 help	11 -6 -10
w+1 her	-3 7 -7
w+1 here	9 -5 -5
w+1 high	-3 0 0
w+1 highest	11 -1 -11
w+1 highli	9 -2 -9
w+1 hire	11 -8 -5
w+1 his	5 8 -15
w+1 histori	4 -6 -3
w+1 hold	6 -3 -4
w+1 holder	5 -3 -3
w+1 holidai	-11 -7 13
w+1 home	11 -1 -9
w+1 hospit	-2 -5 3
w+1 hour	7 -9 -2
w+1 hous	5 -16 1
w+1 how	3 -7 2
w+1 hr	-7 -14 10
w+1 html	0 -7 8
w+1 html5	-10 4 3
w+1 http	8 -11 -4
w+1 human	-3 -6 5
w+1 hydraul	-7 8 1
w+1 i	3 -1 -1
w+1 ic	-2 -9 4
w+1 id	-11 10 6
w+1 idea	-6 -8 7
w+1 ident	-10 11 -6
w+1 identifi	-1 -5 2
w+1 if	4 -16 3
w+1 imag	4 -12 0
w+1 immedi	-3 4 -4
w+1 impact	1 -7 0
w+1 implement	-9 -11 14
w+1 import	7 -5 -6
w+1 improv	6 -2 -8
w+1 inc	5 -2 -4
w+1 incent	6 -4 -5
w+1 includ	0 -5 2
w+1 incom	-2 3 -3
w+1 increas	-4 -4 4
w+1 independ	-13 4 9
w+1 individu	-1 -8 5
w+1 industri	7 -8 -5
w+1 influenc	9 -4 -8
w+1 inform	3 -13 2
w+1 infrastructur	11 -7 -9
w+1 ingredi	-2 -3 3
w+1 initi	1 -9 2
w+1 innov	5 -2 -4
w+1 input	7 -8 -4
w+1 inspect	5 -11 0
w+1 instal	10 -9 -7
w+1 instruct	-1 -7 3
w+1 instrument	8 -4 -6
w+1 insur	3 -9 5
w+1 integr	2 17 -19
w+1 interact	7 -9 -6
w+1 interdisciplinari	-5 -7 6
w+1 interest	5 -3 -5
w+1 interfac	6 -4 -2
w+1 intern	1 -11 1
w+1 internet	-6 -5 7
w+1 interperson	-10 5 2
w+1 interview	5 -3 -3
w+1 into	11 -13 -7
w+1 inventori	-7 1 6
w+1 investig	-8 7 4
w+1 invoic	-4 -2 4
w+1 involv	-6 10 -5
w+1 is	-6 -7 11
w+1 iso	14 -13 -12
w+1 issu	8 -11 -5
w+1 it	0 -3 1
w+1 item	7 10 -13
w+1 java	-4 3 1
w+1 javascript	0 3 -5
w+1 job	-4 6 -1
w+1 jqueri	4 8 -9
w+1 js	4 -8 5
w+1 junior	6 -1 -5
w+1 just	9 -2 -8
w+1 k	4 -3 0
w+1 keep	5 0 -5
w+1 kei	3 6 -10
w+1 know	9 -3 -8
w+1 knowledg	1 -2 -3
w+1 labor	-7 3 6
w+1 languag	-2 -4 2
w+1 larg	-5 -1 5
w+1 largest	5 -1 -4
w+1 launch	6 -11 -2
w+1 law	3 3 -6
w+1 lawn	4 -13 0
w+1 layout	-14 5 8
w+1 lead	7 -8 -1
w+1 leader	5 -2 -4
w+1 leadership	-3 6 0
w+1 learn	3 -2 0
w+1 least	-1 14 -9
w+1 leav	-13 -10 14
w+1 legal	-7 -8 9
w+1 lend	-12 -2 13
w+1 level	4 2 -5
w+1 liaison	3 2 -11
w+1 librari	0 10 -10
w+1 licens	-9 3 2
w+1 life	0 -7 4
w+1 lift	3 -7 0
w+1 like	10 -2 -10
w+1 limit	7 -3 -4
w+1 line	5 7 -11
w+1 linkedin	6 -5 -1
w+1 list	-3 -10 6
w+1 listen	-11 18 -6
w+1 live	-1 -11 7
w+1 ll	6 -6 -1
w+1 load	7 -5 -6
w+1 loan	-6 1 1
w+1 local	-12 -3 12
w+1 locat	4 -1 -2
w+1 log	5 -6 -4
w+1 long	4 -16 6
w+1 look	3 -3 -1
w+1 lot	6 -5 -2
w+1 love	10 -9 -3
w+1 lpn	1 -15 9
w+1 m	4 -2 -4
w+1 machin	-3 9 -3
w+1 mai	10 -3 -9
w+1 mail	4 3 -9
w+1 maintain	-4 12 -7
w+1 make	-2 -5 1
w+1 manag	-4 7 -4
w+1 manager	10 -11 -3
w+1 manner	3 -17 3
w+1 manufactur	1 -19 6
w+1 market	4 -8 -2
w+1 match	-2 -1 3
w+1 materi	6 0 -6
w+1 math	0 -4 4
w+1 matlab	0 -7 1
w+1 matter	7 -5 -6
w+1 maxim	4 0 -4
w+1 me	8 -6 -3
w+1 measur	1 -9 4
w+1 meat	-12 8 6
w+1 mechan	-6 9 -6
w+1 media	3 0 -3
w+1 medic	-3 3 0
w+1 meet	5 -1 -6
w+1 member	7 -10 -4
w+1 memori	1 -5 0
w+1 mentor	9 -4 -5
w+1 menu	-9 14 -9
w+1 merchand	-2 -19 7
w+1 method	-2 -9 8
w+1 microsoft	1 -13 2
w+1 mid	-4 0 4
w+1 minimum	-4 8 -4
w+1 minor	8 -7 -2
w+1 mission	3 -6 0
w+1 mm	-4 -10 9
w+1 mobil	5 4 -13
w+1 model	-2 7 -9
w+1 modifi	10 -2 -10
w+1 modul	3 8 -10
w+1 mondai	7 0 -7
w+1 monitor	8 -1 -12
w+1 month	8 -17 2
w+1 more	-4 -9 7
w+1 most	8 -4 -6
w+1 motiv	-14 1 11
w+1 move	8 -1 -8
w+1 ms	9 0 -9
w+1 multi	-1 -8 4
w+1 multipl	-8 0 6
w+1 must	1 -8 8
w+1 mvc	-10 1 12
w+1 mysql	3 7 -9
w+1 nation	7 -5 -2
w+1 natur	-9 -2 9
w+1 necessari	1 7 -6
w+1 need	6 -7 -4
w+1 negoti	-7 8 0
w+1 network	3 1 -5
w+1 next	4 -4 0
w+1 night	-4 -4 5
w+1 no	10 -5 -9
w+1 non	-6 -3 6
w+1 north	4 -3 -1
w+1 not	8 -5 -6
w+1 note	1 -8 6
w+1 number	-1 -5 3
w+1 nurs	0 -11 6
w+1 object	-2 -14 7
w+1 obtain	-1 -6 1
w+1 of	0 2 -4
w+1 off	-2 -10 5
w+1 offer	4 -7 -1
w+1 offic	-5 8 -6
w+1 officer	5 -8 -4
w+1 onc	7 -2 -7
w+1 ongo	7 -6 -1
w+1 onli	5 -3 -4
w+1 onlin	-7 7 -4
w+1 open	7 -3 -9
w+1 oper	3 6 -7
w+1 opportun	10 -7 -6
w+1 optim	-15 15 4
w+1 or	-9 3 5
w+1 oral	-12 8 1
w+1 order	3 -8 -1
w+1 organiz	-6 -6 13
w+1 orient	-10 13 -7
w+1 origin	8 -14 -5
w+1 other	3 -8 0
w+1 our	2 -3 0
w+1 out	8 3 -11
w+1 outgo	5 -1 -5
w+1 outlook	3 -9 -1
w+1 outsid	-2 -7 4
w+1 outstand	4 2 -13
w+1 over	4 -8 2
w+1 overal	5 -5 -4
w+1 oversight	5 -7 -4
w+1 own	7 -4 -6
w+1 owner	-3 7 -1
w+1 ownership	10 -9 -4
w+1 p	11 -15 -9
w+1 pace	-7 3 0
w+1 packag	5 -6 -3
w+1 page	-8 6 3
w+1 pai	4 1 -6
w+1 part	2 -4 0
w+1 parti	6 -4 -4
w+1 particip	12 -9 -8
w+1 partner	5 -11 -3
w+1 partnership	7 -7 -2
w+1 passion	10 -11 -5
w+1 path	2 -4 -1
w+1 payabl	-11 7 4
w+1 pe	-6 12 -8
w+1 peer	13 -9 -6
w+1 per	-8 -3 9
w+1 perform	5 -7 -2
w+1 period	3 -6 -2
w+1 perl	2 1 -6
w+1 permit	13 -18 -8
w+1 person	-6 11 -5
w+1 personnel	10 -6 -9
w+1 pertain	-1 -8 3
w+1 pest	5 -10 3
w+1 pharmaceut	4 -1 -4
w+1 phase	3 -2 -2
w+1 philosophi	5 -4 -1
w+1 phone	0 -9 3
w+1 php	-2 4 -2
w+1 physic	6 0 -8
w+1 physician	-2 -7 4
w+1 place	4 -1 -4
w+1 placement	6 -1 -6
w+1 plai	4 0 -4
w+1 plan	2 -5 1
w+1 plant	-4 -10 7
w+1 platform	6 -3 -2
w+1 player	-4 -1 5
w+1 pleas	0 -4 1
w+1 plus	-10 -8 12
w+1 point	-2 6 -2
w+1 polici	-1 -8 3
w+1 popul	-7 -2 7
w+1 portfolio	5 -8 -4
w+1 portion	0 -13 3
w+1 posit	4 -4 -3
w+1 possess	10 -5 -9
w+1 possibl	7 -2 -6
w+1 post	-7 5 6
w+1 poster	7 -6 -1
w+1 potenti	-5 5 -1
w+1 pound	-4 -7 6
w+1 power	-5 -2 7
w+1 practic	2 -16 4
w+1 practitioner	3 -7 4
w+1 pre	4 -3 -6
w+1 prefer	1 -4 -1
w+1 prep	5 -10 3
w+1 prepar	4 3 -10
w+1 present	-3 -3 3
w+1 pressur	3 -11 1
w+1 prevent	8 -22 0
w+1 previous	-4 -5 6
w+1 price	-3 -8 5
w+1 primari	4 -1 -4
w+1 principl	-1 -9 2
w+1 prior	-11 -3 14
w+1 priorit	-15 8 10
w+1 prioriti	7 -5 -3
w+1 privat	8 -5 -7
w+1 problem	3 -5 -1
w+1 procedur	-3 -12 6
w+1 process	-5 -1 4
w+1 produc	-2 5 -2
w+1 product	1 -8 3
w+1 profession	8 -2 -7
w+1 profici	-6 5 1
w+1 profil	10 -11 -8
w+1 profit	-1 -4 2
w+1 program	2 -4 1
w+1 progress	7 -12 -4
w+1 promot	6 -12 -1
w+1 prompt	5 -5 0
w+1 proper	1 2 -14
w+1 properti	-4 -4 4
w+1 propos	-9 2 7
w+1 prospect	8 -9 -6
w+1 protect	6 -2 -6
w+1 protocol	-5 -10 13
w+1 prove	-12 -14 14
w+1 provid	3 -5 0
w+1 provider	-4 9 -8
w+1 public	5 -18 2
w+1 purchas	-6 1 1
w+1 purpos	6 -5 -1
w+1 python	-5 6 0
w+1 qualifi	5 3 -14
w+1 qualiti	1 4 -4
w+1 question	-6 8 1
w+1 quickli	2 -9 1
w+1 rang	-7 -15 11
w+1 rate	-4 7 -1
w+1 re	-4 15 -7
w+1 reach	7 -4 -6
w+1 read	4 -4 -3
w+1 readi	3 -2 -2
w+1 real	1 -4 1
w+1 reason	4 -4 0
w+1 receiv	-3 0 1
w+1 recip	0 2 -3
w+1 recogn	20 -7 -18
w+1 recommend	3 -7 3
w+1 record	-7 3 4
w+1 recruit	-10 -1 10
w+1 recruiter	3 -2 -1
w+1 refer	-3 -2 3
w+1 referr	3 -4 -2
w+1 regard	-6 -3 7
w+1 region	6 -2 -5
w+1 register	0 2 -4
w+1 registr	4 4 -11
w+1 regul	-3 -6 5
w+1 regulatori	-6 -8 6
w+1 reimburs	2 -3 1
w+1 relat	5 -8 0
w+1 relationship	-9 0 8
w+1 relev	-6 -14 12
w+1 reliabl	-1 -10 6
w+1 remot	-5 -2 5
w+1 renew	-4 -3 5
w+1 rep	-8 -7 9
w+1 repair	-5 -1 4
w+1 report	-5 0 5
w+1 repres	5 -3 -3
w+1 request	-4 -8 5
w+1 requir	1 -2 3
w+1 research	-5 -2 2
w+1 residenti	9 -5 -8
w+1 resolv	-1 4 -5
w+1 resourc	1 -10 3
w+1 respect	-11 -2 12
w+1 respond	0 -2 -3
w+1 respons	2 -1 -3
w+1 rest	-8 9 -3
w+1 restaur	6 -1 -5
w+1 result	10 -3 -8
w+1 retail	2 2 -4
w+1 retain	11 -11 -5
w+1 return	7 -5 -5
w+1 review	-4 -7 6
w+1 right	3 -1 -3
w+1 risk	1 -17 4
w+1 rn	-3 5 -2
w+1 role	4 6 -10
w+1 roll	6 -6 0
w+1 room	-4 5 -1
w+1 s	-4 -2 7
w+1 safe	14 -5 -12
w+1 safeti	0 -5 1
w+1 salari	8 -7 -2
w+1 sale	0 -12 4
w+1 sampl	1 -3 0
w+1 satisfact	7 -5 -7
w+1 save	-3 -5 4
w+1 scalabl	1 -13 5
w+1 scale	4 -1 -3
w+1 schedul	-14 3 10
w+1 scienc	13 -18 -2
w+1 scientif	-4 -1 4
w+1 scope	3 -3 -2
w+1 screen	1 -11 0
w+1 script	-8 11 -7
w+1 scrum	-11 5 6
w+1 se	5 -4 -1
w+1 search	4 -3 -3
w+1 sector	11 -4 -10
w+1 secur	10 2 -13
w+1 see	4 -1 -4
w+1 seek	9 -4 -7
w+1 select	-2 -10 4
w+1 self	7 5 -10
w+1 sell	-3 3 1
w+1 senior	4 -4 -2
w+1 serv	9 -2 -7
w+1 server	4 -2 -1
w+1 servic	2 -5 1
w+1 sexual	3 0 -3
w+1 share	5 -6 -3
w+1 sheet	-7 -3 7
w+1 shift	0 7 -6
w+1 ship	-12 -5 12
w+1 shoe	-12 16 5
w+1 shop	-5 -7 9
w+1 should	5 -4 -2
w+1 shrink	12 -11 -4
w+1 side	-1 3 -3
w+1 sign	-8 10 -1
w+1 signific	-3 -3 3
w+1 simul	3 -1 -2
w+1 simulink	-3 -4 3
w+1 site	3 2 -6
w+1 situat	-13 -8 15
w+1 size	5 -10 -2
w+1 small	2 -5 0
w+1 so	0 -12 4
w+1 societi	4 -1 -4
w+1 softwar	-1 -3 1
w+1 solut	8 -21 0
w+1 solv	7 -1 -8
w+1 some	-2 7 -3
w+1 sourc	-1 -9 8
w+1 spanish	1 7 -8
w+1 special	3 4 -11
w+1 specialti	-7 7 -1
w+1 specif	-1 9 -4
w+1 specifi	7 -24 3
w+1 sql	-2 -11 3
w+1 sr	-1 -4 2
w+1 stack	-10 5 6
w+1 staff	0 -10 8
w+1 stakeholder	-7 -14 9
w+1 stand	-3 16 -15
w+1 standard	1 -5 0
w+1 start	6 -2 -5
w+1 starter	-7 7 -1
w+1 state	-1 -6 2
w+1 statement	4 -5 1
w+1 statist	4 0 -9
w+1 status	7 -3 -6
w+1 step	-7 -4 9
w+1 stock	4 -1 -4
w+1 storag	0 9 -5
w+1 store	5 -3 -5
w+1 strategi	-6 4 1
w+1 strong	4 -1 -6
w+1 structur	8 4 -13
w+1 studi	5 -8 2
w+1 sub	-7 -6 8
w+1 subcontractor	-6 8 0
w+1 subject	8 -4 -8
w+1 submit	-6 6 1
w+1 submitt	-7 -13 9
w+1 substanc	-5 -10 7
w+1 succe	-3 0 2
w+1 such	11 -13 -9
w+1 suit	4 -10 -3
w+1 summari	10 -9 -6
w+1 superintend	-9 9 -4
w+1 superv	-4 -6 5
w+1 supervis	-3 4 -3
w+1 supervisor	1 -3 0
w+1 suppli	7 6 -11
w+1 supplier	8 -7 -2
w+1 support	5 2 -8
w+1 system	3 -2 -1
w+1 tabl	7 -5 -5
w+1 take	1 -4 2
w+1 talent	5 -2 -4
w+1 target	4 -5 -3
w+1 task	-8 -5 11
w+1 teach	4 -11 -2
w+1 team	11 -12 -3
w+1 teamwork	-10 -13 14
w+1 technic	3 -18 5
w+1 technician	5 -6 -3
w+1 techniqu	-6 5 1
w+1 telephon	4 -6 -1
w+1 temperatur	1 -7 4
w+1 temporari	0 -3 1
w+1 term	5 -11 5
w+1 territori	9 -12 -6
w+1 test	-3 -3 4
w+1 texa	1 -7 5
w+1 than	8 -4 -5
w+1 that	2 1 -5
w+1 the	8 0 -9
w+1 thei	7 -1 -7
w+1 their	4 -6 0
w+1 them	0 11 -13
w+1 then	-6 -3 6
w+1 there	4 -1 -3
w+1 these	5 -2 -3
w+1 thing	4 -4 -4
w+1 think	-3 5 -5
w+1 this	10 -6 -7
w+1 thorough	-11 9 7
w+1 those	4 -2 -1
w+1 three	1 -12 4
w+1 through	1 -6 1
w+1 time	6 -12 -1
w+1 to	-2 -1 3
w+1 todai	3 -2 -1
w+1 tool	5 -12 -3
w+1 top	7 -3 -4
w+1 total	9 -7 -5
w+1 toward	7 -5 -2
w+1 track	9 -14 -2
w+1 train	-6 -4 6
w+1 transact	10 -15 0
w+1 transfer	6 0 -6
w+1 transmit	12 -8 -12
w+1 transport	12 -2 -12
w+1 travel	1 -11 3
w+1 treatment	-3 -5 4
w+1 trend	1 -7 1
w+1 troubleshoot	9 -15 -7
w+1 truck	-2 -7 3
w+1 trust	5 -5 0
w+1 tuition	4 -5 -2
w+1 twitter	3 -3 0
w+1 two	-5 -11 10
w+1 tx	8 -7 -1
w+1 type	-15 15 -2
w+1 understand	9 -3 -11
w+1 underwrit	3 -12 3
w+1 underwriter	4 -9 0
w+1 union	3 -5 0
w+1 uniqu	7 -4 -6
w+1 unit	-4 -14 6
w+1 up	-1 6 -5
w+1 upon	-5 -6 6
w+1 us	0 -6 6
w+1 user	2 -9 2
w+1 util	-6 -15 13
w+1 v	3 -1 -2
w+1 vacat	5 -5 0
w+1 valid	3 2 -5
w+1 valu	5 -1 -7
w+1 varieti	4 -7 -3
w+1 various	-4 1 1
w+1 vehicl	2 -24 8
w+1 vendor	-5 3 3
w+1 verbal	0 2 -3
w+1 veri	6 -2 -5
w+1 verifi	-9 13 -5
w+1 veteran	4 -2 -3
w+1 veterinari	-4 -6 7
w+1 vision	6 -4 -2
w+1 visit	0 -5 2
w+1 visual	5 -5 -1
w+1 volum	1 -15 1
w+1 wa	6 -3 -6
w+1 wai	4 -1 -3
w+1 walk	4 -10 1
w+1 want	3 -1 -2
w+1 warehous	5 -4 -4
w+1 web	0 0 -4
w+1 websit	-8 -6 9
w+1 week	2 -13 0
w+1 well	7 12 -20
w+1 wet	-3 -2 5
w+1 when	-6 -4 7
w+1 where	-3 -4 4
w+1 which	0 -7 3
w+1 while	-6 -7 9
w+1 who	6 -3 -4
w+1 will	2 4 -6
w+1 win	4 -3 -4
w+1 window	-1 -9 2
w+1 with	-5 2 2
w+1 within	-10 -9 12
w+1 without	7 -10 -3
w+1 word	-5 3 4
w+1 work	1 -4 -1
w+1 worker	4 0 -9
w+1 world	-7 1 5
w+1 xml	1 5 -10
w+1 year	-8 0 5
w+1 you	11 -3 -7
w+1 your	11 -5 -7
w+2 $	3 -5 1
w+2 1	6 -7 0
w+2 10	-1 -7 7
w+2 100	-4 -3 4
w+2 11	1 7 -7
w+2 2	7 -15 -1
w+2 20	3 -2 -3
w+2 21	-2 3 -7
w+2 3	-11 2 8
w+2 30	-10 10 3
w+2 4	3 3 -5
w+2 5	4 -6 1
w+2 50	0 -8 0
w+2 6	-1 -4 3
w+2 7	8 -3 -7
w+2 8	2 -9 3
w+2 9	7 -1 -6
w+2 a	-4 0 4
w+2 aa	3 -1 -2
w+2 abil	8 1 -5
w+2 abl	7 -8 -2
w+2 about	-5 9 -3
w+2 abov	14 -4 -15
w+2 accept	-9 8 -4
w+2 accomplish	3 -3 -1
w+2 accord	-4 -11 9
w+2 account	-2 -8 10
w+2 accur	4 -13 2
w+2 accuraci	-1 -14 4
w+2 achiev	-1 -8 2
w+2 acoust	2 6 -13
w+2 acquir	10 -11 -7
w+2 across	7 -7 -1
w+2 action	3 -7 2
w+2 activ	2 -12 5
w+2 acut	4 -6 1
w+2 ad	1 8 -10
w+2 add	19 -10 -14
w+2 address	1 -4 0
w+2 administer	3 -9 3
w+2 administr	-1 9 -16
w+2 admit	-3 -8 6
w+2 adult	4 -4 -3
w+2 advanc	4 -3 -3
w+2 after	-7 13 -5
w+2 ag	-6 -15 10
w+2 against	5 -1 -5
w+2 agenc	0 -4 4
w+2 agent	-3 -2 4
w+2 agil	0 2 -15
w+2 agreement	-7 8 -1
w+2 aid	-4 -1 4
w+2 alarm	3 -1 -2
w+2 algorithm	-1 7 -5
w+2 all	-8 3 5
w+2 along	0 -15 11
w+2 also	6 -7 -4
w+2 among	5 -2 -3
w+2 amount	-9 -4 8
w+2 an	-2 -7 6
w+2 analyst	10 -9 -4
w+2 analyz	-5 8 -1
w+2 android	1 4 -7
w+2 ani	2 -7 1
w+2 anim	7 -5 -6
w+2 answer	-7 -11 9
w+2 appli	6 -12 -2
w+2 applic	3 -10 1
w+2 apprais	6 -6 -4
w+2 approach	6 -5 -5
w+2 appropri	4 1 -4
w+2 approv	3 -13 2
w+2 ar	-1 8 -9
w+2 architect	4 -4 -3
w+2 architectur	1 -6 -1
w+2 around	5 -1 -5
w+2 as	5 -6 -3
w+2 aspect	1 -15 5
w+2 assembl	3 -2 -1
w+2 assess	2 -7 1
w+2 asset	7 -3 -8
w+2 assign	-2 -9 6
w+2 assist	6 -6 -2
w+2 associ	-5 0 5
w+2 assur	-9 -1 11
w+2 at	-1 9 -3
w+2 attend	1 -13 8
w+2 attent	8 -10 -4
w+2 attitud	4 1 -8
w+2 audio	1 -9 2
w+2 audit	-9 -14 12
w+2 author	9 -12 -5
w+2 autom	-4 -13 11
w+2 automot	-6 -1 8
w+2 avail	6 0 -7
w+2 awar	3 3 -10
w+2 b	0 4 -3
w+2 b2b	2 -10 2
w+2 bachelor	-11 13 -1
w+2 back	-3 -5 3
w+2 background	-3 -3 1
w+2 balanc	6 -8 2
w+2 bank	1 -7 1
w+2 bar	-7 -4 7
w+2 base	-1 6 -6
w+2 basic	1 -8 3
w+2 basis	3 -1 -3
w+2 be	1 6 -5
w+2 beauti	-5 -5 6
w+2 becom	4 -3 -4
w+2 behavior	0 -6 2
w+2 believ	-5 -1 5
w+2 benefit	4 1 -4
w+2 best	-3 4 1
w+2 between	4 -4 -3
w+2 bid	-12 8 10
w+2 bill	10 -7 -4
w+2 board	-7 -4 7
w+2 bonus	4 -2 -4
w+2 bookkeep	-4 1 3
w+2 bookkeeper	4 -3 -3
w+2 both	6 4 -12
w+2 brand	1 -10 1
w+2 broad	-8 -5 10
w+2 budget	-12 4 10
w+2 build	-6 7 -2
w+2 busi	4 -8 3
w+2 but	-7 -9 13
w+2 by	3 -1 -2
w+2 c	-9 -4 9
w+2 c++	5 -10 4
w+2 call	10 0 -12
w+2 campaign	-3 -11 10
w+2 can	-1 6 -8
w+2 candid	5 -5 -3
w+2 capa	-5 -13 12
w+2 capabl	5 0 -6
w+2 capac	9 7 -13
w+2 capit	-6 -14 14
w+2 care	-2 -8 3
w+2 career	5 -2 -4
w+2 case	12 -1 -12
w+2 cash	4 -11 3
w+2 caus	-5 -14 7
w+2 center	7 -2 -3
w+2 certifi	6 1 -9
w+2 chain	-1 -9 6
w+2 challeng	6 -1 -6
w+2 chang	-2 7 -5
w+2 charg	10 -10 -1
w+2 check	0 -4 1
w+2 chemic	-3 -1 3
w+2 choos	5 -2 -4
w+2 civil	4 8 -10
w+2 class	-4 4 -1
w+2 clean	-3 -5 4
w+2 client	6 5 -9
w+2 clinic	0 -4 1
w+2 close	-5 -4 6
w+2 cloud	5 -11 12
w+2 cna	3 -2 -3
w+2 co	11 -6 -11
w+2 coach	12 -13 -7
w+2 code	4 4 -8
w+2 cold	11 -18 6
w+2 collabor	8 -14 0
w+2 collect	-7 -2 7
w+2 colleg	0 -7 3
w+2 color	3 -2 -3
w+2 com	4 -3 -2
w+2 combin	2 -20 4
w+2 commerci	-1 -4 5
w+2 commiss	-5 4 3
w+2 commit	1 -7 3
w+2 common	-1 -12 6
w+2 commun	-3 2 0
w+2 compani	4 -11 1
w+2 compens	-12 5 5
w+2 compet	1 -9 1
w+2 competit	4 -2 -3
w+2 compiler	-1 2 -3
w+2 complaint	-6 -3 7
w+2 complet	0 -11 3
w+2 complex	19 -13 -13
w+2 compli	1 -3 0
w+2 compon	3 -5 -2
w+2 comprehens	9 -8 -7
w+2 comput	-9 -2 10
w+2 computer	-21 6 11
w+2 concept	0 -4 1
w+2 concern	-4 -5 7
w+2 condit	-5 -17 10
w+2 conduct	1 -4 3
w+2 confer	-4 6 0
w+2 confidenti	9 -3 -7
w+2 connect	-3 -3 3
w+2 consider	-2 -5 4
w+2 consist	1 -8 0
w+2 construct	-6 6 2
w+2 consult	4 -7 2
w+2 consumer	-1 8 -7
w+2 contact	5 -2 -5
w+2 continu	1 4 -7
w+2 contract	5 -2 -5
w+2 contractor	-10 -10 12
w+2 contribut	10 -7 -9
w+2 cook	6 -4 -4
w+2 coordin	-2 -12 5
w+2 copi	-9 -3 9
w+2 copier	-3 -7 8
w+2 core	5 -3 -4
w+2 corpor	2 -4 -2
w+2 correct	0 7 -6
w+2 correspond	-6 -4 7
w+2 cosmet	6 -5 -5
w+2 cost	-2 -9 5
w+2 counsel	6 -18 1
w+2 cours	-7 7 -3
w+2 cover	8 -4 -8
w+2 creat	3 -7 -1
w+2 creativ	-12 13 -5
w+2 credit	-3 0 1
w+2 critic	7 -6 -5
w+2 cross	4 0 -6
w+2 cultur	4 4 -14
w+2 current	4 -3 -5
w+2 customer	-2 -9 7
w+2 cycl	-3 -6 5
w+2 d	-5 7 -9
w+2 dai	7 -3 -6
w+2 data	4 -6 -2
w+2 databas	-8 -4 9
w+2 date	4 0 -3
w+2 deal	3 8 -8
w+2 debug	7 -8 -4
w+2 decid	10 -7 -9
w+2 defect	5 -7 -4
w+2 defin	1 -12 8
w+2 degre	3 -6 0
w+2 deliver	5 -9 -2
w+2 demand	-2 -9 4
w+2 dental	9 -3 -7
w+2 depart	9 -9 -2
w+2 department	9 -4 -9
w+2 depend	4 -1 -4
w+2 deposit	10 -2 -8
w+2 depth	9 -6 -8
w+2 describ	2 -11 1
w+2 design	2 -9 -1
w+2 designer	-1 -16 5
w+2 desir	6 5 -9
w+2 detail	0 11 -12
w+2 determin	-8 -10 9
w+2 develop	-7 5 1
w+2 developer	-3 -6 5
w+2 development	4 -3 -2
w+2 devic	10 -3 -9
w+2 diagnos	-10 6 2
w+2 differ	-6 -9 7
w+2 digit	11 -5 -13
w+2 direct	3 -7 0
w+2 directli	-1 -4 5
w+2 disabl	-3 -4 5
w+2 discharg	6 -8 -3
w+2 disciplin	-6 -1 5
w+2 disciplinari	5 -4 -4
w+2 discount	4 -1 -4
w+2 discover	2 0 -4
w+2 diseas	4 -3 -4
w+2 displai	2 -1 -6
w+2 distribut	-8 1 7
w+2 district	8 -1 -8
w+2 divers	0 -3 2
w+2 divis	6 -5 -2
w+2 do	-5 -4 6
w+2 document	0 5 -5
w+2 doe	12 -5 -13
w+2 door	3 -3 -2
w+2 draw	7 -11 -4
w+2 drive	3 3 -4
w+2 driver	5 -8 5
w+2 drug	5 -6 -4
w+2 due	11 0 -11
w+2 dure	-7 -7 8
w+2 duti	2 -3 -4
w+2 dynam	-3 5 -6
w+2 e	8 -6 -6
w+2 each	-1 -6 2
w+2 educ	6 -18 2
w+2 effect	3 -11 0
w+2 effici	-3 -8 4
w+2 electr	-8 7 -2
w+2 electron	1 7 -10
w+2 elig	10 -10 -1
w+2 email	-2 -5 2
w+2 emerg	5 -4 -2
w+2 emphas	-13 1 2
w+2 emploi	8 -2 -8
w+2 employ	-2 6 -5
w+2 employe	-3 10 -6
w+2 employer	-3 -4 4
w+2 enabl	4 0 -4
w+2 encourag	8 -1 -7
w+2 end	-6 8 -1
w+2 energet	15 -12 -9
w+2 engin	16 -12 -14
w+2 engineer	7 -2 -6
w+2 enhanc	2 -4 -1
w+2 enjoi	4 -2 -4
w+2 ensur	-8 3 6
w+2 enterpr	4 0 -4
w+2 entrepreneuri	3 0 -2
w+2 environ	4 -8 0
w+2 equip	9 6 -12
w+2 equival	14 3 -15
w+2 error	4 -3 -2
w+2 essenti	-11 11 -3
w+2 establish	-4 5 -1
w+2 estat	10 -4 -7
w+2 estim	2 -6 0
w+2 etc	-14 14 0
w+2 ethic	7 -7 -1
w+2 evalu	2 1 -3
w+2 even	2 -3 -1
w+2 event	-7 -8 8
w+2 everi	6 -3 -6
w+2 exce	1 10 -8
w+2 exceed	16 -8 -11
w+2 excel	-7 -1 5
w+2 exist	0 -14 3
w+2 expand	-13 15 -16
w+2 expect	3 1 -5
w+2 expens	1 5 -18
w+2 experi	5 1 -7
w+2 experienc	-11 13 -6
w+2 expert	3 -16 2
w+2 exposur	4 -1 -3
w+2 extens	-3 -4 4
w+2 extern	3 -4 -2
w+2 face	-3 3 1
w+2 facil	-1 -15 4
w+2 facilit	14 -11 -6
w+2 famili	2 -13 5
w+2 fast	0 -3 1
w+2 fax	4 -4 -4
w+2 fda	-9 11 2
w+2 feasibl	12 -3 -12
w+2 featur	7 5 -13
w+2 feder	3 -21 6
w+2 feedback	3 8 -17
w+2 feel	1 8 -11
w+2 fellow	5 -1 -5
w+2 field	0 -10 3
w+2 file	7 5 -10
w+2 fill	10 -2 -10
w+2 financ	4 -3 -1
w+2 financi	-2 6 -5
w+2 find	8 -6 -3
w+2 finish	-5 10 -5
w+2 firm	1 -13 2
w+2 first	-6 -18 17
w+2 fix	-4 -1 4
w+2 flexibl	8 4 -16
w+2 flow	5 -2 -15
w+2 focus	5 -1 -8
w+2 follow	-6 -13 10
w+2 food	6 -9 -2
w+2 for	-4 -5 7
w+2 forecast	-16 17 -4
w+2 form	-5 -13 11
w+2 forward	5 -5 -3
w+2 foster	3 -2 -1
w+2 framework	2 8 -10
w+2 from	-7 1 7
w+2 fulfil	2 -3 -2
w+2 full	4 -3 -1
w+2 function	3 -5 -1
w+2 futur	8 -4 -4
w+2 g	2 -5 -1
w+2 ged	-6 -4 9
w+2 gender	5 -5 -1
w+2 gener	0 14 -12
w+2 get	11 -8 -11
w+2 give	5 -1 -5
w+2 global	2 6 -6
w+2 go	4 -2 -2
w+2 goal	3 -6 -2
w+2 good	-6 -8 8
w+2 govern	8 -3 -8
w+2 great	9 -9 -4
w+2 grind	9 1 -14
w+2 group	-2 -8 6
w+2 grow	3 -12 3
w+2 guidanc	-13 -7 14
w+2 guidelin	1 -16 3
w+2 ha	1 -7 3
w+2 hand	5 -11 -3
w+2 hardwar	15 -15 -1
w+2 have	5 -8 2
w+2 health	2 -3 0
w+2 healthcar	6 -5 -4
w+2 healthi	6 -4 -2
w+2 heavi	-1 -4 2
w+2 help	-6 11 -3
w+2 her	5 -5 -4
w+2 here	-8 -1 8
w+2 high	0 -9 4
w+2 highest	14 -6 -12
w+2 highli	-5 4 0
w+2 hire	9 -5 -4
w+2 his	2 6 -6
w+2 histori	1 12 -7
w+2 hold	5 -1 -5
w+2 holder	5 -2 -4
w+2 holidai	1 -6 4
w+2 home	13 -3 -11
w+2 hospit	4 -6 -3
w+2 hour	3 -4 -2
w+2 hous	1 -9 1
w+2 how	-1 7 -4
w+2 hr	-4 -10 7
w+2 html	-10 2 8
w+2 html5	-8 -7 9
w+2 http	5 -2 -4
w+2 human	-2 -9 6
w+2 hydraul	-3 3 2
w+2 i	4 -1 -3
w+2 ic	-2 4 -2
w+2 id	3 3 -6
w+2 idea	-9 12 -9
w+2 ident	4 -1 -3
w+2 identifi	-4 -14 10
w+2 if	8 -10 -2
w+2 imag	0 4 -6
w+2 immedi	3 -1 -2
w+2 impact	2 -10 3
w+2 implement	-9 11 -5
w+2 import	6 -1 -6
w+2 improv	1 3 -4
w+2 in	0 -3 3
w+2 inc	5 -3 -4
w+2 incent	5 0 -5
w+2 includ	2 -9 2
w+2 incom	-8 -10 9
w+2 increas	-3 -17 6
w+2 independ	-6 5 0
w+2 individu	0 10 -5
w+2 industri	5 -8 1
w+2 influenc	8 -8 0
w+2 inform	2 2 -6
w+2 infrastructur	10 -8 -6
w+2 initi	0 -15 4
w+2 innov	8 -8 -1
w+2 input	4 -7 -3
w+2 inspect	-4 -5 5
w+2 instal	8 -6 -7
w+2 instruct	1 -5 0
w+2 instrument	6 -9 -5
w+2 insur	0 -16 3
w+2 integr	11 2 -11
w+2 interact	4 -12 1
w+2 interest	6 11 -18
w+2 interfac	5 -11 3
w+2 intern	2 -14 3
w+2 internet	-3 7 -7
w+2 interperson	6 -16 -1
w+2 interview	5 -3 -2
w+2 into	7 -11 5
w+2 inventori	-3 6 -3
w+2 invest	3 0 -3
w+2 investig	-3 -10 7
w+2 invoic	4 -13 0
w+2 involv	4 -13 -1
w+2 is	-5 0 4
w+2 iso	7 3 -10
w+2 issu	9 -6 -6
w+2 it	3 -3 -1
w+2 item	14 -11 -13
w+2 java	3 5 -7
w+2 javascript	-3 1 -1
w+2 job	2 -5 1
w+2 jqueri	-12 1 1
w+2 js	3 -9 -3
w+2 junior	5 -1 -4
w+2 just	11 0 -11
w+2 keep	-4 -2 4
w+2 kei	2 -9 0
w+2 know	8 -5 -5
w+2 knowledg	-5 8 1
w+2 labor	-6 -7 7
w+2 languag	-1 4 -3
w+2 largest	5 -3 -4
w+2 launch	2 4 -6
w+2 law	3 -5 -2
w+2 lawn	-1 -7 6
w+2 layout	-8 6 4
w+2 lead	6 -7 0
w+2 leader	5 -1 -4
w+2 learn	1 3 -9
w+2 least	11 -5 -11
w+2 leav	-14 -11 15
w+2 legal	-6 8 -3
w+2 lend	0 -7 3
w+2 level	7 -12 0
w+2 liaison	9 -6 -8
w+2 librari	2 7 -12
w+2 licens	-8 -1 9
w+2 life	-2 8 -10
w+2 lift	-1 9 -14
w+2 like	12 -3 -11
w+2 limit	9 -2 -7
w+2 line	2 -5 0
w+2 list	-3 -3 5
w+2 listen	7 -2 -7
w+2 live	-6 -11 10
w+2 ll	7 0 -7
w+2 load	7 -4 -5
w+2 loan	3 -4 -3
w+2 local	-8 -12 10
w+2 locat	3 -1 -2
w+2 log	5 -8 -3
w+2 long	0 6 -5
w+2 look	5 -4 -1
w+2 lpn	-7 -6 8
w+2 m	-2 -8 4
w+2 machin	5 0 -7
w+2 mai	-4 9 -2
w+2 mail	10 -11 -8
w+2 maintain	5 0 -3
w+2 make	4 -2 -4
w+2 manag	6 4 -11
w+2 manager	6 -5 -3
w+2 manner	-1 -13 3
w+2 manual	2 -1 -3
w+2 manufactur	1 -20 7
w+2 market	0 -18 9
w+2 match	-1 -3 2
w+2 materi	-2 8 -4
w+2 matlab	-8 11 -1
w+2 matter	7 -2 -6
w+2 maxim	4 -1 -4
w+2 measur	-3 1 -1
w+2 meat	-5 -5 6
w+2 mechan	3 0 -6
w+2 media	3 0 -3
w+2 medic	3 -13 6
w+2 meet	-9 0 8
w+2 member	15 -11 -6
w+2 memori	2 -2 -5
w+2 mentor	4 -4 0
w+2 menu	8 -4 -7
w+2 merchand	-4 -9 6
w+2 method	-5 6 1
w+2 microsoft	-1 4 -9
w+2 mid	-4 -4 4
w+2 minimum	2 5 -7
w+2 minor	3 0 -3
w+2 mission	6 -3 -5
w+2 mm	0 -3 3
w+2 mobil	-6 -6 9
w+2 model	7 -8 -5
w+2 modifi	5 -1 -5
w+2 modul	11 -10 -3
w+2 mondai	7 -1 -7
w+2 monitor	0 5 -9
w+2 month	2 -9 1
w+2 more	-4 12 -9
w+2 most	6 -1 -5
w+2 motiv	-6 -1 5
w+2 move	11 -8 -3
w+2 ms	7 4 -9
w+2 much	7 -6 -1
w+2 multi	3 5 -5
w+2 multipl	-1 6 -2
w+2 must	-4 11 -2
w+2 mysql	9 -11 -8
w+2 nation	5 -2 -3
w+2 natur	-6 -1 6
w+2 necessari	11 8 -18
w+2 need	-7 -1 7
w+2 negoti	6 4 -12
w+2 network	6 -16 -3
w+2 new	-6 -4 3
w+2 night	-3 -8 6
w+2 no	-3 -1 3
w+2 non	-2 -4 2
w+2 north	3 -1 -2
w+2 note	-8 -3 11
w+2 number	1 -11 2
w+2 nurs	1 -4 4
w+2 object	3 10 -10
w+2 obtain	-7 1 4
w+2 of	3 1 -5
w+2 off	-1 -10 7
w+2 offer	2 -5 0
w+2 offic	5 -5 -4
w+2 officer	4 -1 -4
w+2 on	-2 4 -2
w+2 onc	7 -6 -4
w+2 onli	11 -6 -7
w+2 onlin	3 -2 -1
w+2 open	6 -3 -4
w+2 oper	-1 6 -5
w+2 opportun	7 -7 -4
w+2 or	-2 -6 6
w+2 oral	1 -9 4
w+2 order	-1 3 -1
w+2 organ	4 2 -7
w+2 organiz	-6 -1 3
w+2 orient	-11 -15 14
w+2 origin	-12 7 6
w+2 other	-2 -7 4
w+2 out	1 -6 2
w+2 outgo	-5 -2 5
w+2 outlook	-1 -6 6
w+2 outsid	-4 2 2
w+2 outstand	11 -7 -6
w+2 over	1 13 -14
w+2 overal	4 -1 -4
w+2 own	6 -2 -5
w+2 owner	-5 5 -1
w+2 ownership	3 -2 -2
w+2 p	9 -4 -9
w+2 pace	-1 -11 3
w+2 packag	5 -6 -2
w+2 page	3 -13 4
w+2 pai	9 -6 -7
w+2 part	-4 13 -5
w+2 parti	4 -4 0
w+2 particip	9 -5 -5
w+2 partner	6 -10 -3
w+2 partnership	3 -2 0
w+2 passion	6 -1 -6
w+2 past	3 -1 -2
w+2 path	1 -6 4
w+2 patient	2 -6 0
w+2 pattern	6 -12 -6
w+2 pe	8 -8 -1
w+2 per	-2 -7 3
w+2 perform	2 5 -6
w+2 period	-6 -6 7
w+2 perl	3 0 -6
w+2 perman	4 -4 0
w+2 permit	2 -4 -1
w+2 person	2 1 -4
w+2 personnel	6 -19 1
w+2 pertain	-2 -10 4
w+2 pest	1 -13 5
w+2 phase	3 -7 -1
w+2 phone	-3 -2 3
w+2 php	2 -9 6
w+2 physic	9 -5 -7
w+2 physician	7 -14 -3
w+2 place	4 -2 -4
w+2 placement	7 -2 -7
w+2 plai	4 -4 -2
w+2 plan	-9 2 5
w+2 plant	-1 -16 4
w+2 platform	4 -4 -3
w+2 player	-5 9 -13
w+2 pleas	0 -8 3
w+2 plus	-4 -14 7
w+2 point	-3 -12 5
w+2 polici	0 -9 7
w+2 popul	-4 -1 5
w+2 portfolio	-7 5 1
w+2 posit	6 -4 -5
w+2 possess	9 -7 -4
w+2 possibl	6 -3 -4
w+2 post	-7 8 -4
w+2 poster	3 -1 -2
w+2 potenti	5 -10 -1
w+2 pound	-5 -5 7
w+2 power	-1 6 -13
w+2 pre	7 -5 -3
w+2 prefer	-1 -1 -3
w+2 prep	3 8 -10
w+2 prepar	2 -3 -1
w+2 present	-1 11 -16
w+2 pressur	5 -4 -4
w+2 prevent	4 -11 2
w+2 previous	-3 -9 7
w+2 primari	4 -2 -4
w+2 principl	-3 8 -7
w+2 prior	-12 -4 11
w+2 priorit	-10 16 -11
w+2 prioriti	6 -2 -4
w+2 privat	7 -1 -7
w+2 problem	-9 11 0
w+2 procedur	0 2 -3
w+2 process	-1 6 -4
w+2 produc	-2 -9 3
w+2 product	-3 6 -2
w+2 profession	5 -7 0
w+2 profici	5 -12 -2
w+2 profil	9 -7 -5
w+2 profit	-5 -5 6
w+2 program	-3 -2 2
w+2 progress	6 6 -8
w+2 project	6 1 -11
w+2 promot	-3 -7 4
w+2 proper	10 -8 -3
w+2 properti	-4 -7 5
w+2 prospect	7 -17 0
w+2 protect	6 -3 -4
w+2 protocol	-9 -21 21
w+2 prove	-11 4 0
w+2 provid	-7 -5 8
w+2 provider	2 -3 0
w+2 public	-2 2 -3
w+2 purchas	2 -7 -2
w+2 python	6 -6 -2
w+2 qualifi	5 -13 3
w+2 qualiti	6 -4 -6
w+2 question	-1 6 -7
w+2 quickli	1 -18 6
w+2 rang	-11 12 0
w+2 rate	4 -16 4
w+2 re	8 -5 -6
w+2 reach	7 -5 -6
w+2 read	5 -2 -5
w+2 readi	4 -3 -2
w+2 real	3 -2 -2
w+2 receiv	0 3 -4
w+2 recip	4 -14 6
w+2 recogn	-4 -2 4
w+2 recommend	-4 -4 5
w+2 record	-5 -3 7
w+2 refer	-4 4 -2
w+2 referr	0 -10 1
w+2 regard	-11 -8 13
w+2 region	6 -2 -5
w+2 register	-1 -4 4
w+2 regul	-10 -2 10
w+2 regular	4 -10 -2
w+2 regulatori	-6 12 -10
w+2 reimburs	3 -4 -1
w+2 relat	0 -8 5
w+2 relationship	-5 7 -5
w+2 relev	-8 -1 7
w+2 reliabl	-1 -6 5
w+2 remot	-3 4 -2
w+2 renew	-4 -1 5
w+2 repair	-1 4 -4
w+2 report	-4 4 1
w+2 repres	2 -10 3
w+2 request	-6 -7 7
w+2 requir	2 -4 2
w+2 research	-9 3 2
w+2 resid	1 -18 3
w+2 residenti	8 -1 -7
w+2 resolv	3 -14 0
w+2 resourc	-3 1 1
w+2 respect	-5 12 -19
w+2 respond	-3 4 -2
w+2 respons	3 -9 3
w+2 rest	-4 3 -2
w+2 restaur	6 -2 -4
w+2 result	11 -7 -3
w+2 resum	4 -1 -3
w+2 retail	-1 -8 4
w+2 return	8 -4 -7
w+2 right	6 -1 -6
w+2 risk	1 3 -1
w+2 rn	4 -9 0
w+2 role	10 -13 -5
w+2 room	0 -10 2
w+2 s	-3 9 -3
w+2 safe	1 -12 5
w+2 safeti	-4 2 2
w+2 salari	4 -4 -1
w+2 sale	0 -5 2
w+2 sampl	0 -11 4
w+2 satisfact	9 -5 -7
w+2 save	-2 -2 3
w+2 scalabl	-1 -10 4
w+2 scale	5 -2 -4
w+2 schedul	-5 4 -1
w+2 school	2 -5 -1
w+2 scienc	5 -3 -4
w+2 scientif	1 -6 0
w+2 scope	-7 -3 8
w+2 screen	0 -8 1
w+2 script	11 -2 -7
w+2 scrum	-5 6 0
w+2 se	6 -3 -4
w+2 search	4 -3 -3
w+2 sector	-8 -2 8
w+2 secur	12 -5 -9
w+2 see	4 -3 -4
w+2 seek	8 -6 -3
w+2 select	-2 7 -11
w+2 self	7 -5 -4
w+2 sell	-4 -19 8
w+2 send	9 -1 -9
w+2 senior	4 -3 -2
w+2 serv	10 -4 -8
w+2 server	3 -5 -3
w+2 servic	1 -6 5
w+2 set	-3 1 1
w+2 sexual	6 -6 0
w+2 share	4 9 -9
w+2 sheet	-7 9 -3
w+2 shift	9 -4 -9
w+2 ship	-12 13 -8
w+2 shoe	-1 2 -5
w+2 shop	-7 6 1
w+2 should	5 -4 -1
w+2 side	7 -6 -1
w+2 sign	2 -6 1
w+2 signific	0 -11 1
w+2 simul	5 -16 13
w+2 simulink	-2 5 -5
w+2 site	5 8 -12
w+2 situat	-12 -4 12
w+2 six	9 -8 -2
w+2 size	3 6 -8
w+2 skill	2 5 -13
w+2 so	-3 8 -17
w+2 societi	5 -5 0
w+2 softwar	-1 9 -7
w+2 solut	0 -4 1
w+2 solv	3 -3 -4
w+2 some	-4 -7 5
w+2 sourc	-7 9 -3
w+2 spanish	5 -1 -4
w+2 special	5 -9 -3
w+2 specif	-4 2 2
w+2 specifi	2 0 -3
w+2 sql	-4 -9 11
w+2 sr	-1 -4 2
w+2 stack	-5 -6 6
w+2 staff	0 3 -4
w+2 stakeholder	-10 11 -6
w+2 stand	-4 -2 4
w+2 start	8 -2 -6
w+2 starter	14 -14 -1
w+2 state	-6 7 1
w+2 statement	2 1 -3
w+2 statist	14 -6 -12
w+2 status	-3 -3 4
w+2 step	-8 8 -4
w+2 stock	4 -4 -3
w+2 storag	7 -16 -4
w+2 store	8 -8 -4
w+2 strategi	-1 3 -4
w+2 strong	13 -9 -4
w+2 structur	-1 8 -4
w+2 studi	4 -7 0
w+2 sub	-4 5 2
w+2 subcontractor	1 3 -5
w+2 subject	9 -1 -9
w+2 submit	-2 4 -2
w+2 submitt	-3 3 -2
w+2 substanc	-7 4 -1
w+2 succe	3 -10 1
w+2 such	10 4 -14
w+2 suit	6 7 -10
w+2 superintend	6 -1 -6
w+2 superv	-10 4 4
w+2 supervis	5 -7 -2
w+2 supervisor	2 12 -17
w+2 suppli	3 -11 5
w+2 supplier	-1 -3 2
w+2 support	1 5 -5
w+2 system	0 -11 5
w+2 tabl	6 -3 -4
w+2 take	7 -1 -12
w+2 talent	6 -3 -4
w+2 target	-1 -5 3
w+2 task	-5 -13 9
w+2 teach	2 7 -14
w+2 team	6 -20 7
w+2 teamwork	-9 12 5
w+2 technic	-5 6 0
w+2 technician	6 -7 -2
w+2 technologi	-1 -8 4
w+2 telephon	2 4 -9
w+2 temperatur	-3 -8 4
w+2 temporari	-1 -12 4
w+2 term	-2 4 -4
w+2 territori	3 1 -6
w+2 texa	-4 -2 4
w+2 than	6 -6 -4
w+2 that	2 -11 6
w+2 the	3 -4 1
w+2 thei	8 -4 -8
w+2 their	5 -5 -2
w+2 them	15 -4 -14
w+2 then	-5 -12 10
w+2 there	4 -3 -3
w+2 these	4 -1 -4
w+2 thing	5 0 -5
w+2 think	5 5 -11
w+2 this	11 -3 -9
w+2 thorough	-9 11 0
w+2 those	3 0 -2
w+2 three	-4 -6 5
w+2 throughout	4 -6 -1
w+2 time	3 -3 -2
w+2 todai	3 -1 -2
w+2 top	5 -3 -3
w+2 total	11 -2 -10
w+2 track	6 5 -11
w+2 train	-7 4 4
w+2 transact	-20 19 -14
w+2 transfer	8 -1 -8
w+2 transmit	1 -4 -1
w+2 transport	0 -6 1
w+2 travel	0 -3 -1
w+2 treatment	1 12 -11
w+2 trend	1 -4 0
w+2 troubleshoot	-7 -21 16
w+2 truck	-3 10 -5
w+2 tuition	5 0 -4
w+2 two	-8 4 2
w+2 type	4 -1 -8
w+2 under	-4 13 -14
w+2 understand	6 8 -13
w+2 underwrit	-9 -1 11
w+2 underwriter	3 -8 3
w+2 union	3 2 -5
w+2 uniqu	-3 -3 7
w+2 unit	-1 3 -1
w+2 up	6 -12 0
w+2 updat	-3 -4 4
w+2 upgrad	4 -8 -3
w+2 upon	-3 -13 6
w+2 us	1 -3 -2
w+2 user	2 -8 0
w+2 util	-8 12 -1
w+2 v	3 -1 -3
w+2 valid	7 -12 -3
w+2 valu	-4 9 -6
w+2 varieti	-4 -4 4
w+2 vehicl	-8 6 5
w+2 vendor	7 -10 -2
w+2 verbal	3 6 -8
w+2 veri	5 -4 -4
w+2 verifi	-3 4 0
w+2 veteran	4 -3 -3
w+2 veterinari	-5 -5 8
w+2 via	2 -6 -2
w+2 view	3 -2 -2
w+2 vision	7 -6 -2
w+2 visit	1 5 -7
w+2 wa	7 -7 -1
w+2 wai	4 -1 -3
w+2 walk	9 5 -12
w+2 we	-3 -6 7
w+2 web	1 -3 -1
w+2 websit	-7 -7 9
w+2 week	-1 10 -7
w+2 weekend	3 -10 3
w+2 well	5 -2 -5
w+2 wet	2 -3 -1
w+2 when	-2 -4 6
w+2 where	1 -10 1
w+2 which	1 -7 2
w+2 while	-5 -1 5
w+2 who	5 -7 -2
w+2 why	3 -2 -1
w+2 will	-1 -11 7
w+2 win	5 -5 -4
w+2 window	0 -18 9
w+2 with	-3 1 1
w+2 within	-6 -20 11
w+2 word	-7 1 3
w+2 work	3 4 -6
w+2 worker	9 -1 -9
w+2 world	-4 7 -3
w+2 write	2 -8 5
w+2 xml	9 -7 -6
w+2 year	5 -3 -5
w+2 you	7 -10 -1
w-1 1	-6 -14 11
w-1 10	-3 -9 9
w-1 100	-3 -4 4
w-1 11	12 -4 -12
w-1 2	-3 -14 7
w-1 20	1 -12 1
w-1 21	-4 0 4
w-1 3	-5 -16 11
w-1 30	-1 -5 4
w-1 4	-10 -8 13
w-1 5	-3 -10 7
w-1 50	-1 -3 1
w-1 6	2 -10 -1
w-1 8	4 -6 -3
w-1 ?	2 -5 3
w-1 ^	3 2 -6
w-1 a	-5 7 -1
w-1 abil	4 -18 1
w-1 abl	11 -13 -7
w-1 about	-2 -4 3
w-1 abov	7 -1 -6
w-1 accommod	5 -2 -3
w-1 accomplish	5 -3 -5
w-1 accord	0 -8 2
w-1 account	-7 3 5
w-1 accredit	7 0 -7
w-1 accur	-4 -1 2
w-1 accuraci	-4 -9 5
w-1 achiev	5 -4 -5
w-1 acl	5 -1 -5
w-1 acoust	-7 -6 8
w-1 acquir	8 -1 -8
w-1 across	6 0 -6
w-1 act	8 -5 -8
w-1 action	-9 -7 10
w-1 activ	12 -8 -10
w-1 acut	5 -3 -5
w-1 ad	0 6 -3
w-1 adapt	5 -10 -2
w-1 add	9 -17 8
w-1 addit	10 -2 -9
w-1 address	-4 -6 5
w-1 adher	4 -1 -4
w-1 adjust	8 -3 -8
w-1 administer	-7 8 1
w-1 administr	-8 11 -1
w-1 admit	5 -8 -4
w-1 adult	4 -1 -4
w-1 advanc	12 -4 -10
w-1 adviz	-3 -9 4
w-1 affirm	-3 -2 4
w-1 ag	4 -7 -3
w-1 against	1 -7 0
w-1 agenc	-4 -4 5
w-1 agent	-8 -3 8
w-1 agil	-6 -15 12
w-1 agreement	-4 -11 8
w-1 algorithm	-5 2 4
w-1 all	3 -7 -1
w-1 along	10 0 -10
w-1 also	15 -11 -8
w-1 amount	0 -3 1
w-1 an	-7 11 -3
w-1 analyst	3 -7 -1
w-1 analyz	-1 -11 4
w-1 and	-9 7 2
w-1 android	-4 4 -2
w-1 ani	-6 -10 7
w-1 anim	4 -1 -4
w-1 answer	0 -6 0
w-1 appli	-5 2 4
w-1 applic	5 -8 -1
w-1 apprais	-2 -2 3
w-1 approach	0 -3 0
w-1 appropri	2 6 -7
w-1 approv	0 -14 3
w-1 approxim	5 -2 -3
w-1 ar	6 -7 -2
w-1 architect	8 -5 -4
w-1 architectur	-5 -5 6
w-1 area	0 -5 4
w-1 around	3 -3 0
w-1 as	4 0 -3
w-1 aspect	8 -2 -8
w-1 assess	4 -8 1
w-1 assign	-5 -4 5
w-1 assist	6 -8 -3
w-1 associ	9 -7 -6
w-1 assur	2 -12 0
w-1 at	9 -9 -5
w-1 attend	10 -3 -9
w-1 attent	-15 -3 16
w-1 attitud	14 -1 -17
w-1 audio	-4 -4 5
w-1 audit	7 -1 -7
w-1 author	6 -6 -5
w-1 autom	3 -8 -1
w-1 automot	-4 -1 4
w-1 avail	-1 -9 3
w-1 awar	4 9 -11
w-1 award	-3 -2 4
w-1 b	4 -14 0
w-1 b2b	10 -16 -8
w-1 bachelor	3 4 -9
w-1 back	2 -4 0
w-1 background	0 -3 2
w-1 balanc	4 -1 -4
w-1 bank	2 -5 -1
w-1 bar	-7 -2 7
w-1 base	3 -7 2
w-1 basic	0 -14 5
w-1 basis	7 0 -6
w-1 bcl	5 -9 -2
w-1 be	1 8 -7
w-1 becom	6 -1 -5
w-1 befor	6 -1 -6
w-1 behavior	9 0 -8
w-1 believ	10 -1 -10
w-1 benefit	0 -8 5
w-1 best	1 -8 1
w-1 between	0 5 -9
w-1 beverag	7 -13 -2
w-1 bid	-4 6 -8
w-1 bill	-8 -3 8
w-1 bl	-5 0 5
w-1 board	-7 -3 7
w-1 bonus	3 -2 -1
w-1 book	-4 -3 4
w-1 bookkeep	-2 7 -5
w-1 bookkeeper	6 -2 -5
w-1 both	-1 -15 4
w-1 brand	1 8 -15
w-1 bring	3 -1 -2
w-1 broad	10 -7 -9
w-1 browser	-7 -1 8
w-1 bs	-11 7 3
w-1 budget	7 -6 -6
w-1 build	-2 -7 5
w-1 busi	3 -7 2
w-1 but	6 -3 -5
w-1 by	4 3 -8
w-1 c	-1 -13 8
w-1 c++	4 -7 0
w-1 california	4 -2 -2
w-1 call	9 6 -12
w-1 campaign	13 -2 -13
w-1 can	-1 -4 2
w-1 candid	10 -3 -9
w-1 capa	12 -1 -12
w-1 capabl	-3 10 -1
w-1 capit	7 -10 6
w-1 care	-1 8 -5
w-1 case	-4 -4 9
w-1 cash	-4 -6 6
w-1 categori	4 -1 -4
w-1 caus	3 -3 0
w-1 center	2 -6 -1
w-1 certifi	-3 8 -3
w-1 chain	9 -6 -7
w-1 chanc	3 0 -2
w-1 chang	-6 5 4
w-1 charg	1 -9 0
w-1 civil	-6 -2 7
w-1 class	-3 -4 4
w-1 clean	5 -7 -1
w-1 client	1 -10 2
w-1 clinic	4 -15 0
w-1 close	-8 0 5
w-1 cloud	-5 -4 7
w-1 cna	6 -12 3
w-1 co	9 -18 -4
w-1 coach	-9 -11 13
w-1 code	-2 -20 14
w-1 cold	-7 -4 9
w-1 collabor	2 -6 0
w-1 collect	0 -7 0
w-1 colleg	-8 -2 9
w-1 color	6 -8 -4
w-1 com	4 -2 -2
w-1 combin	5 -12 -2
w-1 commerci	4 -6 0
w-1 commiss	-6 -11 8
w-1 commit	-7 8 -2
w-1 common	2 -5 1
w-1 commun	-5 7 0
w-1 compani	11 -3 -9
w-1 companion	4 -4 -3
w-1 compens	2 -5 0
w-1 compet	0 8 -6
w-1 competit	6 -2 -5
w-1 compiler	2 3 -8
w-1 complet	6 -1 -8
w-1 complex	-5 8 -4
w-1 compli	0 -12 3
w-1 compon	-7 0 7
w-1 comprehens	4 -5 -4
w-1 computer	0 -9 2
w-1 concept	5 -3 -4
w-1 concern	14 -4 -13
w-1 condit	8 -3 -4
w-1 conduct	-7 14 -7
w-1 confer	-4 -1 4
w-1 connect	5 -5 -1
w-1 consist	5 -7 -2
w-1 construct	-10 0 9
w-1 consult	1 -5 0
w-1 consumer	0 -6 2
w-1 contact	0 -3 1
w-1 continu	1 -14 2
w-1 contract	0 -11 4
w-1 contractor	6 -6 -4
w-1 contribut	10 -8 -9
w-1 control	9 -4 -6
w-1 cook	-1 -9 4
w-1 coordin	-2 3 -1
w-1 coordinator	3 -2 -1
w-1 copi	-9 2 7
w-1 copier	3 -4 -2
w-1 core	-5 -8 7
w-1 corpor	2 -7 0
w-1 correct	9 -4 -8
w-1 correspond	1 -7 1
w-1 cosmet	1 8 -11
w-1 cost	0 -7 1
w-1 counsel	-10 -14 12
w-1 cours	-10 -1 10
w-1 cover	4 -1 -4
w-1 cpr	-4 -1 5
w-1 creat	3 4 -7
w-1 creativ	3 -13 3
w-1 credit	-5 -16 8
w-1 critic	0 -4 1
w-1 cross	-6 -5 7
w-1 culinari	2 -4 -2
w-1 cultur	2 -9 0
w-1 current	-2 -8 3
w-1 customer	3 -3 -2
w-1 d	3 -1 -2
w-1 dai	3 2 -6
w-1 data	0 -10 3
w-1 databas	-13 7 3
w-1 date	4 -4 -3
w-1 deal	-9 -18 13
w-1 debug	8 -16 -5
w-1 decid	1 -8 0
w-1 dedic	-3 -12 10
w-1 defect	5 -1 -5
w-1 defin	7 6 -15
w-1 degre	4 -13 0
w-1 deliver	1 -5 0
w-1 demand	0 -9 3
w-1 demonstr	3 4 -8
w-1 dental	10 -2 -8
w-1 depart	5 5 -12
w-1 department	5 -1 -5
w-1 depend	-1 8 -4
w-1 deposit	-4 -13 10
w-1 depth	1 -9 1
w-1 describ	11 -8 -7
w-1 design	2 0 -3
w-1 designer	-10 7 5
w-1 desir	-3 -1 0
w-1 detail	7 -2 -9
w-1 determin	1 -22 2
w-1 develop	6 -5 -2
w-1 developer	0 -3 1
w-1 development	-3 -1 3
w-1 devic	5 -7 -3
w-1 diagnos	0 -16 2
w-1 diesel	-10 -5 11
w-1 dietari	-5 -1 5
w-1 differ	9 -2 -8
w-1 digit	-9 -7 9
w-1 direct	1 -9 1
w-1 disabl	-7 -1 7
w-1 discharg	11 -4 -9
w-1 disciplin	16 -5 -15
w-1 disciplinari	0 -6 4
w-1 discover	-5 -4 5
w-1 diseas	2 -7 -1
w-1 dispens	6 -1 -5
w-1 displai	-7 6 0
w-1 distribut	3 -16 0
w-1 district	6 -5 -5
w-1 divers	-1 -5 2
w-1 do	-6 8 -5
w-1 document	2 0 -5
w-1 doe	2 -17 7
w-1 door	9 -14 2
w-1 draw	-4 4 1
w-1 drive	-6 0 6
w-1 driver	-10 -1 11
w-1 drug	4 -1 -4
w-1 due	5 -2 -5
w-1 dure	4 -7 -3
w-1 duti	6 4 -9
w-1 dynam	10 -1 -9
w-1 e	-12 -1 10
w-1 each	-6 -4 7
w-1 earn	4 -1 -3
w-1 educ	2 1 -5
w-1 eeo	-4 -8 6
w-1 effect	6 5 -9
w-1 effici	4 -4 -3
w-1 effort	17 -8 -18
w-1 electr	-3 -5 5
w-1 electron	2 -3 -2
w-1 email	21 -9 -19
w-1 emerg	3 -3 -2
w-1 emphas	5 -4 -5
w-1 emploi	8 -1 -8
w-1 employ	-5 8 -1
w-1 employe	0 -7 2
w-1 employer	4 -1 -3
w-1 end	-1 -5 2
w-1 energet	6 -6 -5
w-1 engag	7 -4 -5
w-1 enhanc	0 -4 1
w-1 enjoi	2 -7 0
w-1 ensur	3 3 -9
w-1 enterpr	5 -2 -4
w-1 entri	9 -5 -7
w-1 environ	2 -1 -3
w-1 environment	5 0 -5
w-1 equal	5 -2 -3
w-1 equip	2 -14 1
w-1 equival	2 -17 1
w-1 error	8 -4 -7
w-1 essenti	11 -4 -8
w-1 establish	7 -20 -2
w-1 estat	3 -12 0
w-1 estim	-4 -9 4
w-1 etc	-7 11 -8
w-1 evalu	4 -7 -4
w-1 even	2 -6 2
w-1 event	7 0 -7
w-1 everi	6 -1 -6
w-1 exce	2 -5 -1
w-1 exceed	-9 -2 9
w-1 excel	-6 -6 11
w-1 except	-8 -8 9
w-1 excit	5 -1 -4
w-1 execut	-3 -8 5
w-1 exist	9 -10 -7
w-1 expand	-10 -4 11
w-1 expect	-1 7 -6
w-1 expens	0 -10 2
w-1 experi	-1 5 -3
w-1 experienc	2 -12 1
w-1 expert	12 -2 -12
w-1 extern	9 -2 -8
w-1 extrem	3 -2 -2
w-1 face	-5 -10 6
w-1 facil	8 -6 -5
w-1 facilit	2 12 -13
w-1 famili	12 -4 -11
w-1 familiar	-9 -12 11
w-1 fast	-5 -6 7
w-1 fax	9 -1 -8
w-1 fda	-10 -20 11
w-1 feasibl	6 -4 -5
w-1 featur	-15 -9 17
w-1 feder	-9 11 0
w-1 feedback	-6 -1 2
w-1 feel	0 -3 0
w-1 fellow	3 -1 -2
w-1 field	7 0 -7
w-1 file	-4 -4 5
w-1 fill	6 -1 -5
w-1 financi	0 -7 2
w-1 find	12 -14 -9
w-1 firm	-6 -1 6
w-1 first	-8 -3 10
w-1 five	-10 -10 13
w-1 fix	-3 -6 4
w-1 flexibl	1 -8 1
w-1 flight	3 -1 -3
w-1 flow	-5 -13 7
w-1 focus	6 -5 -5
w-1 follow	13 -15 -4
w-1 food	4 -11 -1
w-1 for	-4 7 -5
w-1 forecast	-11 -7 12
w-1 form	-4 -5 6
w-1 forward	4 -1 -4
w-1 foster	3 -1 -3
w-1 foundat	4 -4 -4
w-1 framework	-1 8 -8
w-1 from	5 -9 -2
w-1 fulfil	-2 -4 2
w-1 full	0 -6 2
w-1 g	3 -15 6
w-1 gain	14 -9 -12
w-1 gather	10 -2 -10
w-1 ged	16 -19 -14
w-1 gender	13 -6 -7
w-1 gener	-5 -8 8
w-1 genet	12 -1 -12
w-1 get	10 -7 -9
w-1 global	6 -11 0
w-1 go	8 -1 -7
w-1 goal	4 -3 -1
w-1 good	-6 -13 13
w-1 graphic	-7 -11 10
w-1 great	1 -12 3
w-1 green	3 -1 -2
w-1 grill	-4 7 -13
w-1 grind	1 -8 0
w-1 group	-8 5 3
w-1 grow	6 -3 -5
w-1 guidanc	-5 -4 5
w-1 guidelin	-12 5 10
w-1 ha	-1 5 -5
w-1 hand	-8 -6 9
w-1 handl	-6 -14 8
w-1 hardwar	4 0 -3
w-1 have	3 6 -12
w-1 health	0 -8 3
w-1 healthcar	5 -5 -2
w-1 healthi	9 -2 -9
w-1 heavi	-5 -8 7
w-1 help	12 1 -13
w-1 her	-3 -2 4
w-1 high	-1 -10 5
w-1 highest	9 -5 -8
w-1 highli	6 -8 -4
w-1 hire	10 -6 -7
w-1 his	4 -8 3
w-1 histori	2 -7 0
w-1 hold	1 -7 0
w-1 holidai	11 -3 -9
w-1 home	7 -14 2
w-1 hospit	8 -3 -4
w-1 hour	2 -8 1
w-1 hous	3 -3 -2
w-1 how	3 -5 -2
w-1 hr	-9 10 2
w-1 html5	-13 17 -16
w-1 http	7 -13 5
w-1 human	4 -8 -2
w-1 hydraul	0 -13 2
w-1 i	11 -9 -2
w-1 ic	1 -7 1
w-1 id	-20 15 9
w-1 idea	10 -1 -10
w-1 identifi	-3 -3 3
w-1 if	13 -5 -12
w-1 imag	3 -6 -3
w-1 immedi	-3 -1 3
w-1 implement	0 -12 3
w-1 import	7 -1 -7
w-1 inc	3 -3 -1
w-1 incent	5 0 -5
w-1 includ	-4 13 -12
w-1 incom	4 -6 -3
w-1 increas	2 -4 -1
w-1 independ	-10 -5 12
w-1 individu	9 -4 -6
w-1 influenc	3 -1 -2
w-1 inform	15 -13 -11
w-1 infrastructur	-1 -5 1
w-1 ingredi	13 -6 -10
w-1 initi	1 -11 2
w-1 innov	8 -7 -1
w-1 input	3 -5 -2
w-1 inspect	-3 -11 6
w-1 instal	-4 -11 6
w-1 instruct	8 -12 -6
w-1 instrument	5 0 -5
w-1 insur	-4 -6 5
w-1 integr	-9 -1 10
w-1 interact	7 -2 -6
w-1 interdisciplinari	0 -7 5
w-1 interfac	-7 -1 7
w-1 intern	-2 -2 3
w-1 internet	-5 -5 7
w-1 interperson	-2 8 -13
w-1 interview	8 -3 -5
w-1 into	0 -8 3
w-1 inventori	6 -6 -6
w-1 investig	-8 8 1
w-1 invoic	-6 5 0
w-1 involv	6 -10 -3
w-1 is	0 -3 0
w-1 iso	5 -12 -3
w-1 issu	5 -9 -3
w-1 it	2 -4 -1
w-1 item	-3 -3 3
w-1 java	-13 3 10
w-1 javascript	5 -3 -6
w-1 job	3 -10 3
w-1 join	4 -1 -3
w-1 jqueri	-16 3 0
w-1 js	6 -1 -9
w-1 junior	3 -2 -3
w-1 just	7 -3 -6
w-1 k	5 -3 -2
w-1 keep	12 -9 -9
w-1 kei	-6 8 1
w-1 kitchen	-2 -9 4
w-1 know	0 -3 0
w-1 knowledg	0 -9 4
w-1 labor	-9 -1 10
w-1 languag	4 -4 -4
w-1 larg	-6 -7 7
w-1 largest	5 -4 -4
w-1 launch	-4 -7 5
w-1 law	5 -14 -1
w-1 lawn	-7 -11 9
w-1 layout	-12 10 -3
w-1 lead	6 -15 0
w-1 leadership	-7 3 5
w-1 learn	2 -11 2
w-1 least	-12 -4 9
w-1 leav	1 -10 0
w-1 legal	-9 -9 11
w-1 lend	3 -10 -1
w-1 level	3 -14 0
w-1 liaison	7 -8 -6
w-1 librari	-2 5 -3
w-1 licens	3 0 -4
w-1 life	7 -11 -4
w-1 lift	-4 -14 6
w-1 like	5 -4 -4
w-1 limit	3 -8 -1
w-1 line	-6 1 6
w-1 list	8 0 -8
w-1 listen	-13 -3 13
w-1 live	-7 -6 11
w-1 ll	1 3 -10
w-1 load	-9 -3 10
w-1 loan	4 -12 0
w-1 local	4 -4 -3
w-1 locat	4 -3 -1
w-1 long	4 -6 -1
w-1 look	4 -2 -2
w-1 love	-9 -8 9
w-1 lpn	-4 -12 8
w-1 m	12 -1 -12
w-1 machin	3 5 -9
w-1 mai	0 6 -12
w-1 mail	-5 -5 7
w-1 main	3 -1 -2
w-1 maintain	1 -11 3
w-1 major	3 -2 -2
w-1 make	-8 3 4
w-1 manag	-5 -4 6
w-1 manager	7 -4 -4
w-1 mani	4 -1 -4
w-1 manner	1 -3 -1
w-1 manual	-6 -5 7
w-1 manufactur	-5 2 3
w-1 market	-2 -13 6
w-1 master	-12 -1 12
w-1 match	-1 -5 3
w-1 materi	-10 -1 9
w-1 matlab	12 -7 -3
w-1 matter	6 0 -6
w-1 measur	16 -9 -14
w-1 meat	-10 -6 10
w-1 mechan	-3 -9 5
w-1 media	4 -1 -3
w-1 medic	-1 -8 3
w-1 meet	4 3 -8
w-1 member	-3 -3 3
w-1 memori	-1 -4 1
w-1 mentor	-2 -8 3
w-1 menu	-7 -3 8
w-1 merchand	4 10 -12
w-1 microsoft	2 -3 -2
w-1 mid	-4 -1 5
w-1 minimum	0 -25 7
w-1 minor	4 0 -4
w-1 mission	-2 -5 3
w-1 mm	-4 -4 5
w-1 mobil	2 -4 -1
w-1 model	-3 -5 4
w-1 modifi	-5 -4 7
w-1 modul	-7 -2 7
w-1 mondai	7 -1 -7
w-1 monitor	-6 3 3
w-1 month	0 -12 2
w-1 more	4 -7 -2
w-1 most	15 -13 -8
w-1 motiv	-1 -5 2
w-1 move	10 -4 -9
w-1 ms	-4 -4 8
w-1 multi	0 -5 3
w-1 multipl	-7 -3 9
w-1 must	0 3 -3
w-1 my	7 -1 -6
w-1 mysql	5 -14 0
w-1 name	-7 9 -13
w-1 nation	15 -5 -11
w-1 necessari	0 5 -3
w-1 need	-3 7 -1
w-1 negoti	-2 -6 3
w-1 network	13 -2 -20
w-1 new	-3 -10 6
w-1 night	-4 -2 5
w-1 no	11 -6 -9
w-1 non	-4 -12 5
w-1 not	8 -7 -7
w-1 note	16 -5 -15
w-1 number	3 -3 -1
w-1 nurs	6 -5 -5
w-1 object	6 -1 -8
w-1 obtain	1 -9 0
w-1 of	-6 2 4
w-1 off	2 0 -5
w-1 offic	3 -13 3
w-1 on	-2 -3 2
w-1 onc	4 0 -4
w-1 ongo	3 -4 -3
w-1 onli	3 -1 -2
w-1 onlin	16 -5 -15
w-1 open	1 -4 0
w-1 oper	-2 -11 4
w-1 opportun	2 0 -4
w-1 optim	5 -8 -4
w-1 or	-9 12 -4
w-1 oral	-8 -14 11
w-1 order	6 -11 -2
w-1 organ	2 -12 3
w-1 organiz	3 -16 -1
w-1 orient	1 -12 1
w-1 origin	-10 5 2
w-1 out	-5 -2 5
w-1 outgo	6 -6 -5
w-1 outlook	-13 -2 14
w-1 outsid	8 -9 -5
w-1 outstand	1 -7 0
w-1 over	-6 -5 8
w-1 overal	5 -7 -4
w-1 overse	8 -8 -6
w-1 oversight	8 -9 -5
w-1 own	3 -10 -1
w-1 owner	-3 -9 4
w-1 ownership	8 -1 -8
w-1 p	3 -4 -3
w-1 pace	-5 -1 6
w-1 packag	1 -6 1
w-1 page	-2 5 -5
w-1 pai	2 -4 1
w-1 part	7 -6 -6
w-1 parti	5 -2 -4
w-1 particip	7 -6 -5
w-1 partner	9 -1 -10
w-1 partnership	9 -1 -9
w-1 pass	-4 -7 5
w-1 passion	-4 -10 7
w-1 past	5 -4 -1
w-1 path	-6 -2 7
w-1 patient	1 -7 1
w-1 payabl	-4 -4 5
w-1 peer	9 -1 -8
w-1 per	5 -7 -4
w-1 perform	-1 4 -3
w-1 period	6 -4 -5
w-1 perl	-2 13 -12
w-1 perman	3 0 -3
w-1 permit	8 -6 -8
w-1 person	3 -8 -1
w-1 personnel	-9 -3 10
w-1 pertain	-2 -2 3
w-1 pest	8 -4 -8
w-1 phase	2 -4 -1
w-1 philosophi	7 -7 0
w-1 phone	1 -1 -7
w-1 php	-8 -3 12
w-1 physic	10 -4 -8
w-1 physician	-9 5 6
w-1 place	-5 -2 6
w-1 placement	6 -3 -4
w-1 plai	3 0 -3
w-1 plan	1 -3 -1
w-1 plant	-7 13 -12
w-1 platform	15 -6 -14
w-1 player	6 -15 14
w-1 pleas	10 -4 -7
w-1 plus	11 13 -20
w-1 point	-1 -3 1
w-1 polici	3 -6 -3
w-1 portfolio	-3 -5 4
w-1 portion	-10 -11 15
w-1 posit	0 -3 -1
w-1 possess	1 10 -13
w-1 possibl	5 0 -5
w-1 post	-6 -5 7
w-1 potenti	4 -4 -3
w-1 pound	-7 -4 8
w-1 practic	5 -4 -4
w-1 practitioner	-6 -1 7
w-1 pre	3 -4 -2
w-1 preconstruct	1 -11 0
w-1 prefer	4 11 -16
w-1 prep	1 -6 3
w-1 prepar	0 -10 2
w-1 pressur	-2 -3 4
w-1 prevent	1 -4 -1
w-1 previous	8 -9 -6
w-1 price	-1 16 -16
w-1 primari	8 -2 -7
w-1 principl	7 -7 -5
w-1 prior	2 -14 1
w-1 priorit	6 -13 -4
w-1 privat	10 -1 -10
w-1 problem	2 -8 0
w-1 procedur	10 1 -13
w-1 process	-5 0 4
w-1 produc	-6 4 4
w-1 product	-4 -2 3
w-1 profession	1 3 -3
w-1 profici	-2 -14 3
w-1 profil	16 -10 -12
w-1 profit	0 -3 1
w-1 program	0 9 -13
w-1 progress	13 -1 -13
w-1 project	1 -5 1
w-1 promot	9 -5 -8
w-1 prompt	7 -5 -6
w-1 proper	-3 -23 7
w-1 properti	-5 -6 6
w-1 prospect	4 -18 3
w-1 protect	4 -1 -4
w-1 protocol	-3 -11 4
w-1 prove	0 -21 3
w-1 provider	0 6 -5
w-1 public	7 -2 -7
w-1 purchas	-8 -8 9
w-1 python	9 -7 -9
w-1 qa	8 -4 -6
w-1 qualifi	4 -6 0
w-1 qualiti	3 -11 3
w-1 question	2 -4 -2
w-1 quickli	4 -8 -2
w-1 rang	-6 -8 7
w-1 rate	0 -12 1
w-1 re	-2 -9 4
w-1 reach	12 -5 -11
w-1 read	4 -17 4
w-1 real	0 -6 3
w-1 receiv	-2 -6 4
w-1 recip	-6 -3 6
w-1 recogn	7 -14 2
w-1 recommend	4 -4 -4
w-1 recruiter	4 -2 -4
w-1 refer	-11 -2 11
w-1 referr	0 -7 2
w-1 regard	0 -5 6
w-1 region	6 -2 -6
w-1 register	5 -4 -5
w-1 registr	6 -11 -3
w-1 regul	-6 -6 5
w-1 regular	0 -3 1
w-1 regularli	1 -11 0
w-1 regulatori	-10 -2 10
w-1 reimburs	-4 0 5
w-1 relat	-9 5 6
w-1 relationship	7 -10 -6
w-1 relev	-10 -4 10
w-1 reliabl	3 -9 2
w-1 remot	-3 -2 3
w-1 renew	-4 -4 5
w-1 rep	7 -1 -7
w-1 repair	-4 -12 5
w-1 report	-3 -1 3
w-1 repres	11 -5 -7
w-1 request	-8 10 -1
w-1 requir	7 5 -14
w-1 research	2 8 -7
w-1 resid	10 -13 -7
w-1 residenti	8 -2 -7
w-1 resolv	5 -11 -4
w-1 resourc	1 -6 2
w-1 respond	-5 -2 4
w-1 respons	8 0 -9
w-1 rest	-8 -16 11
w-1 restaur	8 -4 -6
w-1 result	2 5 -11
w-1 retail	-1 -4 1
w-1 retain	-2 -12 4
w-1 return	5 -2 -4
w-1 review	5 -6 -3
w-1 right	3 -1 -1
w-1 risk	12 -10 -10
w-1 rn	-9 -6 9
w-1 role	13 -4 -11
w-1 roll	5 -1 -4
w-1 room	-4 -4 6
w-1 rt	4 -3 -1
w-1 s	2 -5 1
w-1 safe	0 -19 5
w-1 safeti	-8 -14 11
w-1 salari	11 -2 -10
w-1 sale	1 -9 3
w-1 sampl	-4 -1 4
w-1 satisfact	9 -5 -5
w-1 scalabl	4 14 -17
w-1 schedul	-8 -17 10
w-1 school	-2 -2 5
w-1 scienc	19 -11 -15
w-1 scientif	-3 -3 3
w-1 scope	4 -12 -1
w-1 screen	4 -5 0
w-1 script	-5 5 3
w-1 scrum	4 -3 -4
w-1 se	4 -2 -3
w-1 search	4 -1 -4
w-1 sector	0 -20 8
w-1 secur	0 -11 1
w-1 see	4 -1 -4
w-1 seek	-2 10 -11
w-1 select	-2 -15 4
w-1 self	0 -5 1
w-1 sell	-4 -7 5
w-1 senior	6 -2 -6
w-1 serv	9 -2 -8
w-1 servic	5 -1 -5
w-1 set	-6 -3 6
w-1 sexual	11 -1 -11
w-1 share	1 -6 0
w-1 sheet	-10 -5 11
w-1 shift	-1 -4 1
w-1 shoe	0 -9 6
w-1 shop	-11 -10 13
w-1 should	6 -4 -5
w-1 show	8 -4 -5
w-1 shrink	-1 -7 3
w-1 side	0 -13 7
w-1 sign	6 6 -10
w-1 signific	-2 -3 2
w-1 simul	-1 -7 8
w-1 simulink	4 0 -4
w-1 site	-3 -15 8
w-1 situat	-3 -4 3
w-1 six	-2 -9 6
w-1 size	6 -5 -5
w-1 skill	8 -6 -8
w-1 small	2 -3 -2
w-1 smart	10 -4 -10
w-1 so	4 -11 0
w-1 social	0 -14 4
w-1 softwar	-4 -4 6
w-1 solid	9 -16 -3
w-1 solut	9 -1 -8
w-1 solv	-9 1 7
w-1 some	-2 -4 2
w-1 sourc	15 -3 -14
w-1 spanish	-4 -3 5
w-1 special	-5 -4 5
w-1 specialti	-5 -2 6
w-1 specif	3 -12 -1
w-1 specifi	5 -14 -2
w-1 speech	-12 10 3
w-1 sql	2 -4 2
w-1 sr	-8 6 2
w-1 stack	-15 -2 15
w-1 staff	6 -17 -1
w-1 stand	-3 -4 4
w-1 standard	-6 -3 6
w-1 start	4 -1 -4
w-1 state	-8 -10 10
w-1 statement	6 -6 -5
w-1 statist	3 -14 -2
w-1 status	-2 -6 4
w-1 step	-8 -3 8
w-1 storag	-1 -3 2
w-1 store	5 -6 -4
w-1 strategi	-5 -5 7
w-1 strong	-4 -16 10
w-1 structur	-2 -12 5
w-1 studi	-3 -5 6
w-1 sub	-1 -4 2
w-1 subject	8 -1 -8
w-1 submit	-4 3 0
w-1 submitt	12 -4 -10
w-1 substanc	0 -3 1
w-1 succe	-5 2 1
w-1 such	0 -8 2
w-1 suit	12 -2 -12
w-1 summari	23 -21 -5
w-1 superv	-4 -18 7
w-1 supervis	-5 -8 7
w-1 suppli	-4 6 -3
w-1 supplier	10 -6 -9
w-1 support	1 4 -4
w-1 system	5 -5 -3
w-1 tabl	4 0 -4
w-1 take	1 -11 2
w-1 talent	4 -1 -4
w-1 target	4 -2 -3
w-1 task	-5 7 -4
w-1 teach	4 7 -11
w-1 team	9 -9 -6
w-1 teamwork	4 10 -7
w-1 technic	-3 -10 5
w-1 technician	4 -1 -4
w-1 techniqu	7 -6 -5
w-1 technologi	5 -6 -3
w-1 telephon	-6 -3 6
w-1 temperatur	7 -10 0
w-1 term	3 -6 -1
w-1 territori	-1 -4 1
w-1 test	5 -9 0
w-1 texa	0 -3 1
w-1 the	5 -2 -3
w-1 thei	10 -1 -9
w-1 their	0 3 -3
w-1 them	4 -7 -2
w-1 then	3 -8 2
w-1 these	4 -1 -4
w-1 thing	6 -7 -3
w-1 this	7 0 -8
w-1 thorough	-8 1 7
w-1 three	-2 -5 2
w-1 through	-9 5 3
w-1 throughout	7 -3 -6
w-1 titl	6 -5 -2
w-1 to	-3 4 -3
w-1 tool	-2 13 -11
w-1 top	9 -3 -8
w-1 total	11 -1 -10
w-1 toward	9 -4 -8
w-1 track	17 -8 -15
w-1 train	-4 4 0
w-1 transact	-6 7 4
w-1 transfer	4 -1 -4
w-1 transmit	0 -4 1
w-1 travel	-12 4 8
w-1 treatment	-13 7 6
w-1 trend	7 -1 -7
w-1 troubleshoot	2 6 -9
w-1 truck	-3 -5 4
w-1 truli	4 -3 -4
w-1 trust	3 0 -3
w-1 two	3 -15 0
w-1 tx	4 -1 -3
w-1 type	-7 -9 8
w-1 ui	-16 12 6
w-1 under	3 -11 0
w-1 understand	3 -9 -1
w-1 underwrit	-8 9 -4
w-1 underwriter	-7 10 -2
w-1 union	1 -6 4
w-1 uniqu	4 -1 -4
w-1 unit	2 -14 1
w-1 up	-4 -12 6
w-1 updat	2 -4 -1
w-1 upgrad	8 -1 -7
w-1 upon	1 -6 0
w-1 us	-5 1 2
w-1 user	8 -8 -6
w-1 util	-8 -6 10
w-1 vacat	3 0 -2
w-1 valid	-5 -20 9
w-1 valu	-2 -6 3
w-1 various	-4 -9 7
w-1 vehicl	0 2 -4
w-1 vendor	5 -2 -6
w-1 verbal	-4 -9 7
w-1 veri	0 -14 5
w-1 verifi	6 -4 -6
w-1 veterinari	-7 -5 7
w-1 via	12 -4 -13
w-1 view	3 -3 0
w-1 vision	8 -7 -2
w-1 visit	5 8 -10
w-1 visual	-2 -11 3
w-1 volum	2 -9 0
w-1 wa	5 -3 -5
w-1 wai	4 -1 -4
w-1 walk	12 -7 -11
w-1 want	3 -1 -3
w-1 warehous	7 -2 -7
w-1 we	5 -3 -3
w-1 web	-2 -9 5
w-1 websit	-4 -3 5
w-1 week	-5 -5 6
w-1 weekend	-11 6 0
w-1 well	6 -15 0
w-1 wet	-11 -1 11
w-1 what	4 -2 -3
w-1 when	5 5 -12
w-1 where	8 -4 -6
w-1 whether	4 -3 -4
w-1 which	4 -2 -3
w-1 while	7 -5 -7
w-1 who	12 -5 -8
w-1 why	4 -4 -4
w-1 will	5 -3 -1
w-1 willing	5 -1 -4
w-1 win	8 -2 -5
w-1 window	-9 9 3
w-1 wireless	3 -1 -2
w-1 with	-4 5 -1
w-1 without	7 -3 -7
w-1 work	1 -11 5
w-1 worker	10 -4 -9
w-1 world	-3 -9 5
w-1 write	2 -4 -1
w-1 xml	1 -3 2
w-1 year	-2 -10 5
w-1 you	3 1 -5
w-1 your	6 -2 -6
w-2 1	-6 -6 7
w-2 10	13 -14 4
w-2 100	-4 12 -11
w-2 11	-7 14 -6
w-2 2	-7 3 3
w-2 20	-4 -3 4
w-2 21	-4 -3 5
w-2 3	-7 -9 10
w-2 30	12 -10 -8
w-2 4	-9 -6 11
w-2 5	0 -14 3
w-2 50	-10 -4 11
w-2 6	0 -6 1
w-2 8	5 -4 -4
w-2 ?	2 -3 0
w-2 ^	3 -1 -2
w-2 a	4 -7 0
w-2 abil	-5 8 -6
w-2 abl	-8 18 -18
w-2 about	11 -6 -8
w-2 access	5 -5 0
w-2 accommod	5 -1 -5
w-2 accomplish	4 -2 -4
w-2 account	4 -12 1
w-2 accredit	3 0 -3
w-2 accur	-3 -8 5
w-2 accuraci	-13 8 5
w-2 achiev	-4 7 1
w-2 acl	2 -7 -2
w-2 acoust	-9 -5 9
w-2 acquir	6 -2 -5
w-2 across	5 -2 -5
w-2 act	-4 10 -9
w-2 action	0 -10 6
w-2 activ	8 -6 -8
w-2 acut	2 -10 5
w-2 ad	0 -11 6
w-2 adapt	9 -8 -8
w-2 add	-1 -6 3
w-2 addit	5 3 -8
w-2 address	1 -13 3
w-2 adher	5 -5 -4
w-2 adjust	9 -7 -8
w-2 administer	-4 -20 7
w-2 administr	0 -13 5
w-2 admit	-7 4 5
w-2 adult	8 -8 -4
w-2 advanc	8 -1 -8
w-2 adviz	0 -16 3
w-2 affirm	-6 -8 8
w-2 after	13 -4 -12
w-2 ag	-2 -3 3
w-2 agenc	-4 -7 6
w-2 agent	8 -1 -8
w-2 agil	-7 -8 8
w-2 agreement	-3 -5 4
w-2 aid	2 -5 2
w-2 algorithm	5 -5 -4
w-2 all	-5 -2 5
w-2 along	9 -8 -7
w-2 also	1 9 -14
w-2 amount	-3 -7 4
w-2 an	-4 -2 5
w-2 analyst	3 -16 1
w-2 analyz	6 -28 4
w-2 and	-3 1 2
w-2 android	-1 4 -10
w-2 ani	-5 -4 5
w-2 anim	5 -3 -4
w-2 answer	-4 -10 5
w-2 appli	-4 3 2
w-2 applic	-3 -3 4
w-2 approach	-3 -16 6
w-2 appropri	1 -3 -3
w-2 approv	0 3 -8
w-2 approxim	3 -1 -2
w-2 ar	4 3 -6
w-2 architect	4 -9 4
w-2 architectur	-4 -2 4
w-2 area	-4 -7 6
w-2 around	3 -3 -2
w-2 as	-2 -5 3
w-2 aspect	8 -7 -8
w-2 assess	-2 -10 3
w-2 assign	2 2 -6
w-2 assist	7 -2 -8
w-2 associ	10 -8 -5
w-2 assur	8 -6 -9
w-2 attend	7 -2 -6
w-2 attent	-12 -11 18
w-2 attitud	9 -6 -8
w-2 audio	5 -3 -4
w-2 audit	4 0 -4
w-2 author	-2 -7 4
w-2 autom	8 -17 -3
w-2 automot	14 -13 -12
w-2 avail	0 -9 3
w-2 awar	6 -17 -2
w-2 b	-3 -11 6
w-2 b2b	10 -2 -9
w-2 bachelor	0 3 -3
w-2 back	0 -6 2
w-2 background	10 5 -11
w-2 balanc	-11 10 -1
w-2 bank	0 -11 4
w-2 bar	10 -4 -11
w-2 base	6 -5 -7
w-2 basic	-6 -11 7
w-2 basis	3 -2 -1
w-2 be	2 1 -3
w-2 becom	5 -2 -3
w-2 befor	4 -1 -3
w-2 behavior	8 -4 -7
w-2 believ	9 -1 -9
w-2 benefit	-5 11 -8
w-2 best	-1 6 -1
w-2 beverag	-9 10 -2
w-2 bid	-7 -4 7
w-2 bl	-12 7 2
w-2 board	-5 -6 7
w-2 bonus	4 -3 -1
w-2 book	-6 -5 7
w-2 bookkeeper	5 -3 -4
w-2 both	-3 -5 4
w-2 brand	0 -6 2
w-2 broad	8 -2 -8
w-2 bs	-6 -10 11
w-2 budget	5 7 -10
w-2 build	-2 -18 8
w-2 busi	1 3 -4
w-2 but	4 -4 -2
w-2 by	5 -9 -2
w-2 c	1 -10 6
w-2 c++	-9 8 0
w-2 california	4 -1 -3
w-2 call	3 -7 0
w-2 campaign	-8 11 -13
w-2 can	3 1 -4
w-2 candid	4 2 -7
w-2 capa	-10 15 -10
w-2 capabl	3 -8 2
w-2 capit	-2 -5 4
w-2 care	-4 -4 6
w-2 career	2 -5 2
w-2 case	4 -1 -3
w-2 cash	2 -15 1
w-2 categori	4 0 -4
w-2 caus	-2 -1 4
w-2 center	-8 8 -1
w-2 certifi	-10 5 3
w-2 chain	6 -5 -3
w-2 challeng	9 -9 0
w-2 chanc	7 -4 -3
w-2 chang	4 -11 1
w-2 charg	-2 -4 3
w-2 check	4 -7 -1
w-2 civil	-7 -4 7
w-2 class	-5 -2 5
w-2 clean	1 -8 2
w-2 client	2 -4 1
w-2 clinic	7 -13 -4
w-2 close	3 -15 0
w-2 cloud	1 -6 0
w-2 co	7 -7 -5
w-2 coach	-7 -9 8
w-2 code	3 -10 1
w-2 cold	9 -5 -7
w-2 collect	-10 -10 12
w-2 colleg	8 7 -13
w-2 color	4 -1 -4
w-2 com	5 -3 -2
w-2 combin	6 -12 -5
w-2 commerci	2 5 -9
w-2 commiss	-2 -17 5
w-2 commit	3 -8 -1
w-2 common	-2 -2 3
w-2 commun	5 -4 -3
w-2 compani	5 -5 -2
w-2 companion	4 -1 -4
w-2 compens	-1 11 -10
w-2 compet	-5 2 2
w-2 competit	-3 -1 3
w-2 compiler	3 -6 5
w-2 complet	0 -8 -1
w-2 complex	-3 -17 8
w-2 compli	5 -2 -2
w-2 compon	-8 -4 8
w-2 comprehens	-1 -3 1
w-2 computer	-5 -6 7
w-2 concept	6 -6 -4
w-2 concern	4 10 -14
w-2 condit	5 -7 0
w-2 conduct	-4 -16 9
w-2 confer	-3 -2 4
w-2 connect	5 -1 -5
w-2 consider	1 -4 0
w-2 consist	5 -14 -4
w-2 construct	3 -5 -2
w-2 consult	1 -5 2
w-2 consumer	1 -21 6
w-2 contact	0 -10 5
w-2 continu	-3 3 2
w-2 contract	-10 -8 11
w-2 contractor	8 -12 -4
w-2 contribut	8 -1 -8
w-2 control	-3 3 1
w-2 cook	0 -7 1
w-2 coordin	-4 -5 5
w-2 coordinator	3 -2 -2
w-2 copi	1 5 -3
w-2 copier	12 -4 -12
w-2 core	-9 -3 9
w-2 corpor	5 -7 -3
w-2 correct	1 -6 0
w-2 correspond	4 -11 3
w-2 cosmet	9 -10 -9
w-2 cost	-6 -5 6
w-2 counsel	4 -11 1
w-2 countri	5 -5 -1
w-2 cours	-9 -3 10
w-2 cpr	-5 10 -6
w-2 creat	2 -4 -3
w-2 creativ	-7 6 3
w-2 credit	1 -6 0
w-2 critic	3 -1 -3
w-2 cross	-8 -4 8
w-2 culinari	12 0 -12
w-2 cultur	1 -5 -1
w-2 current	-2 -7 6
w-2 customer	-3 6 1
w-2 dai	2 -14 1
w-2 data	-2 2 3
w-2 databas	-9 -11 11
w-2 date	4 -1 -4
w-2 deal	-8 -4 8
w-2 debug	-8 -2 9
w-2 decid	9 7 -20
w-2 dedic	-2 -4 3
w-2 defect	4 -4 -5
w-2 defin	5 -8 -4
w-2 deliver	-4 -8 6
w-2 demonstr	1 -5 1
w-2 dental	7 -4 -5
w-2 depart	3 -6 0
w-2 department	10 0 -10
w-2 depend	0 4 -7
w-2 deposit	-4 -5 5
w-2 depth	2 -5 -1
w-2 describ	14 -10 -7
w-2 design	5 -9 -3
w-2 desir	-11 8 4
w-2 detail	5 3 -11
w-2 determin	-1 -12 3
w-2 develop	-3 0 1
w-2 developer	1 -9 3
w-2 development	8 -2 -7
w-2 devic	9 -5 -6
w-2 diagnos	0 8 -7
w-2 diesel	-12 -1 13
w-2 differ	3 -1 -2
w-2 digit	-9 -3 9
w-2 diploma	-13 0 9
w-2 direct	0 -4 0
w-2 disabl	3 -2 -2
w-2 disciplin	-2 11 -15
w-2 disciplinari	-5 -2 5
w-2 discount	4 -4 0
w-2 discover	-5 -9 6
w-2 diseas	6 -1 -5
w-2 displai	-12 4 7
w-2 distribut	7 -12 -5
w-2 district	5 -2 -5
w-2 divers	10 -1 -10
w-2 divis	3 -2 0
w-2 document	5 4 -7
w-2 doe	1 -6 2
w-2 door	-7 -9 8
w-2 draw	10 -9 -6
w-2 drive	3 3 -9
w-2 driver	5 6 -7
w-2 drug	4 -1 -4
w-2 due	7 -8 -5
w-2 dure	1 -4 1
w-2 duti	5 -4 -5
w-2 dynam	3 -1 -2
w-2 e	-1 -11 6
w-2 each	4 -4 -3
w-2 earn	4 -1 -3
w-2 educ	-5 2 2
w-2 eeo	-4 -2 4
w-2 effici	-8 9 1
w-2 effort	12 -2 -12
w-2 electr	1 5 -7
w-2 elig	-4 2 2
w-2 email	3 1 -16
w-2 emerg	8 -3 -8
w-2 emphas	-1 4 -5
w-2 emploi	8 -1 -7
w-2 employ	6 5 -9
w-2 employe	2 -5 -1
w-2 employer	3 -1 -2
w-2 enabl	3 0 -2
w-2 end	-2 -4 3
w-2 energet	-5 -2 5
w-2 engag	-6 9 -8
w-2 engineer	-2 12 -10
w-2 enhanc	11 -3 -10
w-2 enjoi	0 -3 1
w-2 ensur	0 4 -5
w-2 entri	11 -11 -7
w-2 environ	-7 8 3
w-2 equal	6 -1 -4
w-2 equip	2 -10 2
w-2 error	7 -1 -7
w-2 essenti	1 1 -6
w-2 establish	-11 12 3
w-2 estat	-1 -8 2
w-2 estim	-3 -13 4
w-2 etc	0 -11 8
w-2 evalu	1 -12 4
w-2 even	-3 -5 3
w-2 event	4 -2 -4
w-2 everi	6 0 -6
w-2 exceed	-10 -1 10
w-2 excel	5 -8 -1
w-2 except	-7 -1 7
w-2 excit	4 -1 -3
w-2 execut	5 -5 -4
w-2 exist	2 -4 -2
w-2 expand	-9 -4 10
w-2 expens	-6 -1 6
w-2 experi	-6 3 4
w-2 experienc	-4 -10 8
w-2 expert	11 -8 -8
w-2 exposur	6 -5 -1
w-2 extens	7 0 -7
w-2 face	-5 -10 6
w-2 facil	2 -16 2
w-2 facilit	0 -3 1
w-2 famili	3 4 -6
w-2 familiar	-9 2 6
w-2 fast	-5 -3 6
w-2 fax	-7 14 -7
w-2 fda	-1 -6 5
w-2 feasibl	3 -11 0
w-2 featur	-2 6 -2
w-2 feder	-8 -12 12
w-2 feedback	0 -9 3
w-2 feel	9 -2 -8
w-2 fellow	3 -1 -2
w-2 field	6 -6 -3
w-2 file	-1 8 -6
w-2 financi	5 -12 -1
w-2 find	-2 11 -9
w-2 firm	6 -1 -4
w-2 first	8 -3 -8
w-2 five	-4 -10 7
w-2 fix	-7 -1 8
w-2 flexibl	0 -16 4
w-2 flight	7 -4 -4
w-2 flow	9 -11 -7
w-2 focus	-3 7 -4
w-2 follow	8 -12 -4
w-2 for	2 -5 0
w-2 form	3 -5 5
w-2 forward	4 -1 -4
w-2 foster	4 -4 -3
w-2 foundat	3 0 -3
w-2 framework	-6 12 -4
w-2 from	9 -5 -6
w-2 full	1 -8 2
w-2 function	3 -3 -2
w-2 g	-1 -12 3
w-2 gain	3 9 -15
w-2 gather	9 -2 -7
w-2 ged	-7 13 -10
w-2 gender	6 -1 -5
w-2 gener	3 -16 3
w-2 get	3 3 -11
w-2 give	-2 -4 3
w-2 global	3 -2 -2
w-2 go	5 -2 -4
w-2 goal	-7 -6 8
w-2 good	5 -8 -2
w-2 graphic	5 -8 -4
w-2 great	-2 -2 3
w-2 green	4 -3 -3
w-2 grill	-4 -5 5
w-2 grind	6 3 -12
w-2 group	-7 2 5
w-2 grow	4 -3 -1
w-2 guidanc	-5 -5 5
w-2 guidelin	-11 -8 14
w-2 ha	1 -4 3
w-2 hand	-4 -9 5
w-2 handl	-16 -13 17
w-2 hardwar	8 -4 -5
w-2 have	9 -9 -6
w-2 headquarter	3 -2 -1
w-2 health	-7 -7 10
w-2 healthcar	-5 -3 6
w-2 healthi	6 -1 -6
w-2 heavi	-7 4 5
w-2 help	4 3 -8
w-2 her	-4 -1 5
w-2 high	0 -6 3
w-2 highest	8 -2 -7
w-2 highli	-4 -5 6
w-2 hire	7 12 -21
w-2 his	5 -8 -2
w-2 histori	-5 3 -1
w-2 hold	-8 8 6
w-2 holidai	6 -3 -3
w-2 home	8 -11 -3
w-2 hospit	-1 -3 2
w-2 how	0 3 -3
w-2 hr	-11 -4 11
w-2 html	4 1 -11
w-2 http	5 -5 0
w-2 human	-1 -6 4
w-2 hydraul	0 6 -12
w-2 i	-3 8 -13
w-2 ic	2 7 -15
w-2 ident	5 -4 -1
w-2 identifi	5 -4 -5
w-2 if	3 5 -12
w-2 imag	1 6 -12
w-2 immedi	-2 -9 4
w-2 impact	-3 -1 3
w-2 implement	-2 -6 5
w-2 import	-2 7 -7
w-2 improv	7 -17 -4
w-2 inc	4 -4 -2
w-2 includ	-2 -7 5
w-2 incom	-2 11 -4
w-2 increas	-6 -5 6
w-2 independ	3 -9 1
w-2 individu	0 -3 2
w-2 industri	2 -4 0
w-2 influenc	4 -2 -2
w-2 inform	2 0 -3
w-2 infrastructur	-1 -9 4
w-2 ingredi	12 -5 -11
w-2 initi	1 -13 2
w-2 innov	4 -4 -1
w-2 input	0 -8 2
w-2 inspect	-13 11 1
w-2 instal	4 -4 -2
w-2 instruct	6 -10 -5
w-2 instrument	4 -3 -1
w-2 insur	1 3 -3
w-2 integr	-14 -7 16
w-2 interact	7 -6 -2
w-2 interdisciplinari	-3 -4 3
w-2 interest	0 -6 3
w-2 interfac	-6 -6 7
w-2 intern	-3 -5 4
w-2 internet	5 -9 -1
w-2 interperson	-13 16 5
w-2 interview	-2 -1 3
w-2 into	-4 -3 5
w-2 inventori	4 5 -9
w-2 investig	5 -12 2
w-2 invoic	-21 11 9
w-2 involv	7 -15 -2
w-2 iso	6 18 -20
w-2 issu	0 6 -6
w-2 it	6 -1 -6
w-2 item	-10 -1 10
w-2 java	-6 11 3
w-2 job	2 -2 -5
w-2 join	4 -2 -3
w-2 js	-7 1 2
w-2 junior	4 -2 -3
w-2 k	4 -1 -3
w-2 keep	4 -4 -3
w-2 kei	-5 -10 7
w-2 kitchen	0 -3 0
w-2 know	-1 -6 2
w-2 knowledg	-9 -3 11
w-2 labor	-4 -3 4
w-2 languag	3 -4 -2
w-2 larg	-2 -7 2
w-2 largest	5 -1 -4
w-2 launch	11 -4 -9
w-2 law	4 -9 -3
w-2 layout	0 -7 2
w-2 lead	6 2 -9
w-2 leader	4 -2 -2
w-2 learn	2 -14 2
w-2 least	-11 -9 14
w-2 leav	-1 -5 3
w-2 legal	-4 -4 6
w-2 lend	-2 11 -10
w-2 level	1 -6 5
w-2 liaison	2 2 -7
w-2 librari	-4 -7 5
w-2 licens	-4 11 -5
w-2 life	4 -6 1
w-2 lift	-2 -6 4
w-2 like	9 -10 -4
w-2 line	-5 -4 6
w-2 listen	6 -5 -6
w-2 live	9 0 -9
w-2 ll	-5 8 -2
w-2 load	3 -10 4
w-2 local	8 -6 -7
w-2 log	4 -3 0
w-2 long	2 -7 0
w-2 look	-7 7 -2
w-2 lpn	-4 -14 7
w-2 m	10 -2 -10
w-2 machin	-1 -22 5
w-2 mai	-4 6 -1
w-2 mail	6 -3 -5
w-2 maintain	4 -11 1
w-2 major	5 -5 -3
w-2 make	-4 -1 2
w-2 manag	-10 -3 11
w-2 manager	5 1 -8
w-2 mani	3 -1 -3
w-2 manner	1 -8 0
w-2 manual	-9 13 -1
w-2 marit	7 -7 -1
w-2 master	-3 -3 3
w-2 materi	3 -10 -1
w-2 matlab	8 -5 -3
w-2 matter	4 0 -4
w-2 measur	9 -2 -8
w-2 meat	-12 -7 12
w-2 mechan	-6 7 0
w-2 medic	-4 -8 6
w-2 meet	3 -11 0
w-2 member	1 5 -7
w-2 memori	-1 6 -12
w-2 mentor	-5 -4 5
w-2 merchand	2 -11 -1
w-2 method	8 -7 -7
w-2 microsoft	-4 12 -8
w-2 mid	-4 -2 5
w-2 minimum	-5 -4 5
w-2 mission	-2 -4 3
w-2 mm	-3 -7 5
w-2 model	-3 -8 5
w-2 modifi	-6 -5 11
w-2 modul	-10 0 10
w-2 mondai	7 -2 -7
w-2 monitor	-11 -1 12
w-2 month	-3 -9 5
w-2 most	6 3 -15
w-2 motiv	-1 -6 2
w-2 move	1 5 -6
w-2 ms	-1 -6 13
w-2 multipl	5 -2 -4
w-2 must	-2 4 -3
w-2 mysql	1 -9 5
w-2 nation	8 -6 -7
w-2 necessari	3 -16 4
w-2 need	4 -2 0
w-2 negoti	-7 -7 8
w-2 network	-1 12 -8
w-2 new	1 -10 3
w-2 night	-6 -6 7
w-2 no	7 -2 -6
w-2 non	-2 -4 3
w-2 not	-2 4 0
w-2 note	8 -2 -6
w-2 number	3 -1 -2
w-2 nurs	5 -5 -7
w-2 object	-3 -2 2
w-2 obtain	0 -4 1
w-2 of	1 -3 2
w-2 off	-2 -6 3
w-2 offer	6 -2 -4
w-2 offic	7 -17 0
w-2 on	0 -5 5
w-2 onc	4 0 -4
w-2 ongo	3 -3 -2
w-2 onli	3 0 -2
w-2 onlin	-14 16 -13
w-2 open	0 -3 0
w-2 oper	-3 4 -1
w-2 opportun	0 -6 4
w-2 optim	-3 1 -3
w-2 or	1 -4 0
w-2 oral	-10 -8 11
w-2 order	-1 4 -4
w-2 organ	-3 -8 7
w-2 organiz	0 10 -19
w-2 orient	-6 10 -5
w-2 origin	-8 -11 12
w-2 our	-3 2 2
w-2 out	3 -2 -2
w-2 outlook	2 1 -3
w-2 outsid	5 -7 -3
w-2 outstand	-1 -3 1
w-2 over	-5 -9 6
w-2 overal	3 -2 -2
w-2 overse	4 -13 5
w-2 oversight	9 -8 -8
w-2 own	-1 -7 3
w-2 owner	-2 5 -3
w-2 ownership	9 -2 -8
w-2 p	-2 14 -9
w-2 pace	-2 -1 3
w-2 packag	12 -9 -10
w-2 pai	7 7 -14
w-2 part	5 4 -9
w-2 particip	8 -14 -4
w-2 partner	4 -6 -3
w-2 partnership	7 -2 -7
w-2 pass	-5 -9 6
w-2 passion	-7 2 6
w-2 past	5 0 -5
w-2 path	-4 -7 6
w-2 patient	-2 -3 3
w-2 pe	4 -3 -1
w-2 per	4 4 -8
w-2 perform	8 -12 -2
w-2 perl	8 -6 -8
w-2 perman	8 -8 0
w-2 person	-8 11 1
w-2 pertain	1 -5 2
w-2 pest	3 -6 -2
w-2 pharmaceut	9 -7 -1
w-2 phase	-12 11 2
w-2 philosophi	4 -2 -2
w-2 phone	0 -10 3
w-2 php	-6 12 0
w-2 physic	17 -15 -8
w-2 physician	-8 -12 10
w-2 place	-8 -3 9
w-2 placement	7 -4 -7
w-2 plai	5 -4 -3
w-2 plan	2 -5 -1
w-2 plant	-2 -19 8
w-2 platform	7 4 -10
w-2 player	-13 15 -7
w-2 pleas	7 -2 -5
w-2 plus	0 4 -5
w-2 point	-2 -4 4
w-2 polici	5 -4 -4
w-2 portfolio	18 -5 -18
w-2 posit	-4 0 4
w-2 possess	-5 -2 3
w-2 post	-7 -5 8
w-2 potenti	5 -2 -4
w-2 pound	5 -4 -4
w-2 power	4 -2 -3
w-2 practic	6 -4 -6
w-2 practitioner	2 6 -7
w-2 pre	3 -11 -1
w-2 prefer	-1 -4 1
w-2 prep	-6 -4 9
w-2 prepar	0 -9 2
w-2 present	8 -1 -9
w-2 pressur	-5 0 6
w-2 prevent	11 -10 -10
w-2 previous	5 -6 -3
w-2 price	-6 -10 11
w-2 primari	10 -5 -5
w-2 principl	-3 -1 5
w-2 prior	-3 3 0
w-2 priorit	-3 4 0
w-2 privat	7 0 -7
w-2 problem	-6 -2 2
w-2 procedur	6 -3 -6
w-2 process	4 -4 -5
w-2 produc	5 -1 -5
w-2 product	-5 -8 8
w-2 profession	-7 7 0
w-2 profici	-5 11 -3
w-2 profil	13 -13 -12
w-2 program	-3 2 1
w-2 progress	9 -1 -9
w-2 project	2 8 -8
w-2 promot	17 -14 -10
w-2 prompt	7 -1 -7
w-2 proper	-1 -8 3
w-2 properti	5 -11 -1
w-2 propos	7 -14 3
w-2 prospect	6 -13 1
w-2 protect	4 -2 -3
w-2 protocol	-1 -15 4
w-2 prove	-3 -12 5
w-2 provid	1 -11 2
w-2 provider	-1 -5 2
w-2 purchas	-6 -10 7
w-2 purpos	-3 1 -1
w-2 python	10 -7 -8
w-2 qa	8 -2 -6
w-2 qualifi	-8 7 2
w-2 qualiti	2 -12 2
w-2 question	-4 -4 6
w-2 race	3 -3 0
w-2 rang	-3 -12 7
w-2 rate	-12 11 4
w-2 re	-7 -8 9
w-2 reach	12 -6 -10
w-2 read	0 -6 1
w-2 real	0 -14 4
w-2 reason	4 -4 -1
w-2 receiv	-3 -7 4
w-2 recip	-7 -3 7
w-2 recogn	5 -3 -2
w-2 recommend	16 -9 -15
w-2 record	-8 0 9
w-2 recruiter	4 -3 -4
w-2 refer	12 -1 -11
w-2 referr	4 -8 1
w-2 regard	-7 0 4
w-2 region	5 -4 -4
w-2 register	-4 4 2
w-2 registr	5 -6 -4
w-2 regul	-9 -7 11
w-2 regular	-6 -1 6
w-2 regularli	-1 -5 2
w-2 regulatori	9 -1 -9
w-2 relat	1 -6 1
w-2 relev	5 -4 -4
w-2 reloc	7 -6 -1
w-2 remot	0 -6 3
w-2 renew	7 -10 -5
w-2 rep	7 -7 -5
w-2 repair	-5 -11 6
w-2 report	-1 -8 4
w-2 repres	-7 9 -7
w-2 request	-8 -8 12
w-2 requir	3 0 -5
w-2 research	-2 -6 2
w-2 resid	-3 11 -7
w-2 resolv	1 -12 1
w-2 resourc	6 -13 2
w-2 respond	-8 4 5
w-2 respons	-5 11 -9
w-2 restaur	6 -2 -4
w-2 result	4 -8 -1
w-2 resum	5 -5 -1
w-2 retain	-1 -13 3
w-2 retir	3 -1 -2
w-2 return	3 -2 -1
w-2 review	0 5 -6
w-2 risk	-6 -4 6
w-2 rn	-6 -7 6
w-2 role	2 5 -9
w-2 roll	4 0 -4
w-2 room	-3 -5 4
w-2 s	-2 -6 4
w-2 safe	0 -12 5
w-2 safeti	4 -3 -5
w-2 salari	4 -3 -4
w-2 sale	-1 3 -2
w-2 sampl	8 -6 -6
w-2 satisfact	7 -4 -7
w-2 save	9 -3 -9
w-2 scalabl	5 -6 -2
w-2 schedul	0 -4 1
w-2 school	2 -3 -4
w-2 scienc	6 13 -17
w-2 scope	1 -4 -1
w-2 screen	3 -2 -2
w-2 script	5 -11 0
w-2 se	3 -2 -1
w-2 search	4 0 -4
w-2 sector	6 -5 -2
w-2 secur	-6 1 4
w-2 see	4 -1 -4
w-2 seek	0 0 3
w-2 select	1 -10 1
w-2 self	11 -10 -7
w-2 sell	10 -8 -5
w-2 send	3 -3 0
w-2 senior	10 -7 -9
w-2 serv	6 -1 -5
w-2 server	2 -9 3
w-2 servic	4 2 -8
w-2 set	7 -9 -4
w-2 share	1 -5 0
w-2 sheet	-10 -10 12
w-2 shift	-4 -6 5
w-2 shoe	-9 9 -1
w-2 shop	-1 -5 1
w-2 should	6 -4 -7
w-2 show	8 -4 -5
w-2 shrink	-1 -5 1
w-2 side	-1 -5 2
w-2 sign	6 -11 0
w-2 signific	-1 -7 2
w-2 simul	5 -1 -5
w-2 site	3 -2 -3
w-2 situat	-4 -2 3
w-2 six	1 -4 3
w-2 size	-4 11 -4
w-2 skill	-3 -1 4
w-2 smart	7 -5 -4
w-2 so	4 -6 -2
w-2 softwar	8 1 -13
w-2 solid	8 1 -9
w-2 solut	8 -10 -3
w-2 solv	5 6 -10
w-2 some	-11 7 5
w-2 sourc	-1 5 -11
w-2 special	-12 -1 12
w-2 specialti	-11 -4 11
w-2 specif	-10 8 5
w-2 specifi	3 -13 2
w-2 speech	-4 -4 4
w-2 sr	5 -2 -5
w-2 staff	0 2 -3
w-2 stand	-3 -2 4
w-2 standard	-3 -13 9
w-2 start	7 -4 -4
w-2 state	3 2 -5
w-2 statement	4 -1 -4
w-2 statist	3 -13 1
w-2 status	-1 -4 4
w-2 step	-9 -2 9
w-2 storag	-8 -4 8
w-2 store	7 -5 -6
w-2 strategi	-10 5 5
w-2 strive	6 -5 -1
w-2 strong	3 -8 0
w-2 structur	8 -7 -7
w-2 studi	-5 -6 6
w-2 sub	11 -3 -11
w-2 subcontractor	-6 9 -4
w-2 subject	8 -5 -7
w-2 submit	-6 -9 8
w-2 submitt	-10 12 -3
w-2 substanc	-3 -1 3
w-2 succe	-4 -7 6
w-2 such	-7 -1 6
w-2 suit	12 -13 -6
w-2 summari	9 9 -20
w-2 superv	-14 7 6
w-2 supervis	-2 -14 12
w-2 supervisor	1 -5 0
w-2 supplier	4 -1 -3
w-2 support	7 -6 -5
w-2 system	-7 1 5
w-2 tabl	4 -2 -4
w-2 take	11 -4 -7
w-2 talent	4 -1 -4
w-2 target	14 -7 -13
w-2 task	-3 -11 5
w-2 teach	2 -5 -2
w-2 team	9 4 -15
w-2 technician	4 -3 -3
w-2 techniqu	5 -12 -2
w-2 technologi	10 8 -17
w-2 telephon	6 -4 -2
w-2 temperatur	5 -3 -4
w-2 temporari	-5 -1 7
w-2 term	-2 10 -4
w-2 territori	4 -3 -4
w-2 test	-4 -1 3
w-2 texa	9 -5 -7
w-2 than	3 -7 0
w-2 that	0 -9 3
w-2 the	3 -1 -2
w-2 thei	9 -5 -5
w-2 their	4 -3 -3
w-2 them	5 -7 -4
w-2 then	3 -3 -2
w-2 these	4 -1 -4
w-2 thing	-11 11 -7
w-2 think	-2 -4 3
w-2 this	-2 5 -2
w-2 thorough	-9 -5 9
w-2 those	4 -3 -1
w-2 three	-3 -1 3
w-2 through	7 -14 1
w-2 throughout	4 -3 -1
w-2 time	3 -6 -1
w-2 to	0 -4 3
w-2 todai	3 -3 0
w-2 tool	10 -6 -8
w-2 top	8 -4 -7
w-2 total	10 -1 -10
w-2 toward	7 -1 -7
w-2 track	16 -15 -13
w-2 train	-2 -8 6
w-2 transact	-4 -15 7
w-2 transfer	5 -4 -5
w-2 transmit	-8 7 -2
w-2 transport	2 -5 0
w-2 travel	2 -7 1
w-2 treatment	6 -8 -2
w-2 trend	6 -4 -3
w-2 troubleshoot	11 -21 2
w-2 truck	-8 -3 9
w-2 truli	5 -1 -4
w-2 tuition	-4 0 4
w-2 two	0 -7 0
w-2 type	-7 -12 8
w-2 under	0 -12 4
w-2 underwrit	-7 7 0
w-2 underwriter	-3 -16 8
w-2 union	-2 -1 3
w-2 uniqu	4 -3 -1
w-2 unit	8 2 -13
w-2 up	-2 -13 6
w-2 updat	-1 -5 4
w-2 upgrad	9 -13 -7
w-2 upon	-3 7 -11
w-2 us	0 -18 5
w-2 user	2 -6 -1
w-2 util	4 -1 -6
w-2 valid	-2 -8 5
w-2 valu	-4 0 4
w-2 varieti	0 -4 1
w-2 various	-8 -8 10
w-2 vehicl	0 -7 1
w-2 vendor	3 -6 -2
w-2 verbal	-12 11 5
w-2 veri	2 -12 5
w-2 verifi	-1 -6 2
w-2 veterinari	-8 -2 8
w-2 via	11 -6 -9
w-2 view	4 -3 -2
w-2 vision	9 -7 -8
w-2 visit	2 8 -13
w-2 volum	-3 -5 4
w-2 wa	4 -1 -4
w-2 wai	4 -1 -4
w-2 walk	-1 4 -4
w-2 want	5 -3 -3
w-2 warehous	6 0 -5
w-2 we	6 -2 -4
w-2 web	-4 -1 0
w-2 websit	8 -6 -4
w-2 week	-2 -13 6
w-2 weekend	-10 -5 17
w-2 well	12 -9 -9
w-2 what	3 -2 -1
w-2 when	-6 -6 8
w-2 where	-2 4 -9
w-2 whether	4 -1 -4
w-2 which	4 -3 -2
w-2 while	-1 6 -3
w-2 who	4 0 -7
w-2 will	3 0 -4
w-2 willing	6 -4 -5
w-2 win	7 -3 -7
w-2 window	-8 -15 15
w-2 with	1 -5 3
w-2 within	2 -18 4
w-2 word	-6 12 -4
w-2 work	3 -6 2
w-2 worker	-4 6 -10
w-2 world	-5 -5 6
w-2 would	7 -6 -4
w-2 write	2 -10 4
w-2 xml	-3 -2 5
w-2 year	0 -11 3
w-2 you	0 3 -3
w-2 your	5 -8 -1
`,
  kinds: `
skill tool credential degree language soft
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 1 -1 -3 -3 0
any	5 1 -1 -3 -3 0
before ?	5 6 -7 -3 -3 -2
before a	-9 -3 -5 4 -2 11
before abil	-2 -6 -5 -3 -3 13
before abl	7 -7 -5 -3 1 -1
before account	-1 -1 -1 4 -1 -1
before activ	-18 -7 -4 -3 -3 20
before administr	9 2 -8 -6 -5 -9
before all	0 -3 -2 -2 -2 5
before also	10 -4 -4 -3 -2 -4
before an	-1 -5 -3 -2 -2 9
before and	5 -2 -1 -4 -3 4
before android	-10 14 -6 -6 -6 -9
before angular	-14 16 -8 -5 -3 -5
before api	2 7 -6 -5 -4 -6
before applic	-16 2 -8 16 -4 -9
before appropri	-4 -3 -6 -4 -4 8
before ar	-15 0 -5 -6 -4 17
before as	0 12 -6 -4 -3 -6
before asp	-12 15 -7 -3 -2 -4
before assign	-1 -3 -2 0 -1 4
before assist	8 -2 2 -2 -1 -5
before bachelor	-2 -5 -3 11 -2 -8
before base	-5 1 -4 -4 8 -9
before be	-10 -7 0 -3 -1 13
before busi	-2 -7 -4 -5 4 2
before by	13 -1 -1 -1 -1 -10
before c#	-20 21 -11 -7 -5 -7
before call	-14 15 -6 -3 -3 -6
before candid	11 -8 -4 -7 -3 0
before care	18 -8 -3 -3 -2 -6
before certifi	-5 -4 7 1 -1 0
before chang	10 -3 -2 -2 -1 -4
before commun	-15 -6 -5 -3 -3 22
before compani	8 -2 -2 -1 -1 -3
before compet	-4 -7 -7 -5 -4 10
before complet	14 -9 -4 2 -2 -9
before computer	-4 11 -4 -7 -3 -6
before condit	3 -1 -1 0 0 -1
before conduct	14 -6 -3 -5 -1 -4
before construct	13 -7 -3 -6 -2 -3
before control	13 -6 -5 -4 -2 -4
before coordin	3 0 -1 0 0 -1
before creat	-1 9 -5 -4 -4 -9
before current	-5 -2 8 -1 -1 -3
before customer	4 -2 -2 -1 -1 0
before dai	13 -4 -4 -3 -2 -10
before decid	2 -5 -4 -2 -3 3
before degre	2 -5 -3 4 -2 -6
before demonstr	-5 -2 -2 -1 -1 10
before design	7 -1 -2 -3 -1 -1
before desir	12 -2 -6 -2 -1 -8
before detail	-18 -9 -8 -6 -5 21
before develop	-2 7 0 -4 -4 -1
before diploma	-16 -13 -9 22 -6 -10
before displai	-13 -4 -3 -3 -3 16
before document	-8 -8 -7 -5 -4 12
before draw	13 -2 -2 -1 -1 -8
before drive	19 -13 -17 -8 -6 -3
before driver	-7 -5 11 -3 -3 -12
before duti	-9 12 -4 -4 -3 -9
before educ	-13 -7 4 16 -3 -6
before effect	4 -1 -1 -1 -1 -1
before electr	14 -8 -5 -5 -3 -5
before employe	10 -4 -4 -2 -1 -3
before engineer	7 -10 -6 6 -3 -8
before ensur	20 -10 -3 -2 -2 -6
before equival	14 -8 -3 -2 -1 -4
before establish	13 -5 -3 -2 -2 -4
before etc	7 -2 -3 -1 -1 -1
before excel	-3 7 -6 -4 -3 1
before experi	15 -4 -6 -2 -3 -4
before extj	-16 17 -10 -5 -4 -7
before field	8 -4 -2 -4 -1 -3
before food	22 -17 -5 -6 -4 -12
before for	6 -8 -12 -3 -2 12
before framework	-2 8 -14 -10 -8 -15
before gener	21 -14 -10 -4 -3 -8
before good	14 -15 -1 -8 -4 -3
before have	2 2 -5 -3 -2 -1
before help	12 -5 -3 -2 -2 -7
before high	-3 -4 -2 4 -2 4
before how	8 -6 -5 -2 -1 -3
before html	-8 16 -6 -3 -3 -7
before html5	15 -7 -13 -8 -7 -14
before identifi	13 -3 -3 -2 -1 -8
before improv	4 -5 -3 -3 -3 4
before in	1 -1 -4 -1 -2 4
before includ	11 -3 -5 -1 -1 -9
before insur	-15 -19 20 -9 -7 -9
before interperson	-16 -5 3 -3 -3 17
before io	-5 7 -4 -4 -4 -4
before is	-6 1 -6 -5 -3 9
before iso	17 -13 -3 -1 -1 -5
before java	-15 22 -6 -5 -4 -7
before javascript	-19 21 -6 -3 -3 -4
before job	5 -6 -5 5 -1 0
before jqueri	20 -17 -7 -5 -4 -5
before js	4 9 -9 -6 -5 -10
before kei	17 -13 -3 -3 -2 -3
before knockoutj	-10 17 -5 -5 -2 -4
before knowledg	3 10 -8 -3 -2 -5
before leadership	4 -6 -5 -3 -2 8
before lend	12 -5 -4 -2 -2 -13
before licens	-10 -18 23 -6 -5 -11
before limit	15 -9 -2 -3 -2 -4
before ll	-8 -6 -4 -3 -3 12
before machin	-12 18 -9 -3 -7 -15
before mai	1 -10 -3 -6 -4 6
before make	0 -5 -5 -3 -3 5
before manag	-2 6 -6 -4 -2 1
before manager	-1 -4 -2 6 -2 -4
before mechan	1 -17 4 9 -7 -16
before member	6 0 0 0 0 -5
before microsoft	-13 15 -5 -6 -4 -7
before must	-8 -6 1 -5 -3 14
before mvc	-8 13 -9 -7 -6 -11
before necessari	-9 7 -1 -1 -1 8
before need	0 -10 -5 -4 5 -2
before network	-11 -19 19 -7 -6 -16
before not	1 5 -4 -6 -3 -3
before nurs	6 -3 -2 -1 -1 -2
before of	11 -10 -3 -3 -3 1
before on	6 3 -13 -8 1 -15
before or	-4 8 -6 5 -4 -5
before order	13 -2 -3 -1 -2 -10
before organiz	-4 -4 -3 -2 -2 8
before orient	10 -4 -4 -4 -2 -2
before other	-11 11 -14 -5 -4 4
before our	8 -1 -1 -2 -1 -4
before outlook	-3 7 -4 -4 -4 -5
before pai	-4 10 -9 -8 -6 -9
before particip	8 -1 -2 -1 -1 -7
before patient	11 -2 -1 -2 -1 -7
before perform	5 -5 -3 -2 8 -9
before perl	-15 21 -5 -6 -3 -15
before person	-3 -11 -7 -6 -5 10
before phone	7 2 -3 -4 -3 -8
before plan	-7 -7 -4 -3 -2 15
before platform	-3 9 -6 -5 -3 -8
before plus	11 -2 -5 -5 -4 -13
before posit	14 1 -4 -3 -2 -11
before possess	9 -5 -4 3 -3 -8
before prefer	-7 17 -6 -5 -4 -6
before prepar	9 -1 -1 -1 -1 -6
before present	2 -5 -4 -4 -3 4
before procedur	4 -1 -1 0 0 -2
before process	6 7 -5 -2 -2 -16
before produc	17 -11 -3 -3 -3 -5
before product	4 -7 -4 -4 -3 4
before profession	-13 -10 1 -4 -4 15
before profici	10 -9 -3 -1 -1 -5
before profil	0 -9 -6 15 -4 -6
before program	1 9 -10 -8 -6 -8
before project	7 10 -14 -8 -6 -12
before provid	16 -2 -1 -1 -1 -12
before qualifi	0 -10 7 2 -3 -5
before qualiti	10 6 -8 -7 -4 -16
before register	12 -10 -3 -3 -3 -3
before relat	16 -6 -4 -5 -2 -5
before request	5 -2 -2 -1 -1 1
before requir	-1 3 -7 0 -3 3
before resid	5 -3 -2 -2 -2 4
before respond	19 -6 -5 -4 -5 -12
before respons	6 2 -3 -2 -2 -5
before sale	1 -7 -5 3 -4 -3
before school	-16 -12 -9 21 -5 -10
before seek	-2 -18 -9 -11 -7 16
before servic	0 11 -5 -3 -2 -7
before site	15 -8 -5 -3 -2 -5
before skill	1 -19 0 -4 -4 14
before softwar	16 -13 -9 -5 -2 -6
before solid	4 -1 -1 -1 0 -1
before some	7 -9 -3 -6 -3 6
before standard	-15 -4 13 -4 -3 0
before state	-9 -6 14 -3 -3 -7
before strong	9 -2 -3 -3 -2 -6
before such	-17 23 -8 -4 -2 -5
before suppli	-4 9 -3 -5 -2 -7
before support	-3 -1 -2 -1 -1 5
before system	4 -9 -3 -3 -2 6
before team	9 0 0 0 0 -7
before technologi	11 -4 -3 -2 -2 -11
before that	12 -2 -2 -1 -1 -7
before the	-1 2 1 -4 -3 -1
before this	-5 0 0 -4 -3 5
before through	-20 13 -14 -9 -8 8
before to	7 -4 -4 -3 -2 6
before tool	4 1 2 -12 -6 -11
before troubleshoot	11 -3 -2 -4 -1 -5
before understand	19 -17 -5 -3 -2 -4
before underwrit	24 -18 -8 -6 -4 -8
before unit	16 -9 1 -3 -3 -21
before us	-17 15 -4 -4 -3 8
before util	8 0 -2 -2 -2 -4
before web	-9 16 -8 -6 -5 -8
before well	8 -9 -3 -2 -2 6
before while	12 -5 -2 -1 -1 -6
before will	14 -3 -3 -2 -2 -7
before with	11 -8 -3 3 -2 -4
before word	-9 19 -9 -6 -5 -13
before work	-6 -3 -2 -2 -1 10
before write	-18 18 -7 -5 -4 2
before you	1 -6 -2 -2 -2 2
before your	-8 -6 -5 -3 -3 13
class company	7 3 -5 -4 -4 -6
class duty	13 -3 -3 -3 -2 -2
class heading	10 2 0 -10 -8 -14
class logistics	1 -3 1 -3 2 -2
class requirement	-1 4 0 -2 -4 2
first 1	14 -5 -9 -1 -1 -4
first 2	10 -4 -4 -1 -1 -2
first 3	14 -6 -3 -2 -1 -7
first 5	8 -3 -2 -1 0 -2
first ?	5 3 -4 -6 -5 -1
first abil	3 -5 -5 -3 -2 3
first account	7 -4 -3 -2 -2 -2
first acl	-11 -4 13 -3 -3 -4
first activ	7 -2 7 -2 -1 -10
first address	7 -4 -1 -1 -1 -3
first administer	9 -5 -1 -1 -1 -3
first answer	10 -5 -3 -3 -3 -6
first applic	2 3 -1 -3 -1 -3
first assist	9 -3 -3 -2 -2 -5
first at	-8 -7 13 -4 -3 -5
first attent	-12 -6 -4 -4 -3 16
first author	-6 -8 13 -6 -4 -10
first autom	8 4 -7 -4 -3 -7
first bachelor	-5 -2 -2 10 -1 -2
first basic	3 -2 -10 -8 2 -8
first bl	-7 -6 11 -4 -3 -5
first bs	-5 -5 -2 9 -1 -1
first build	4 -7 -5 -4 -4 0
first busi	-4 -13 -7 -6 -5 13
first cloud	7 -3 -2 -2 -1 -3
first code	14 -10 -6 -2 -2 -8
first collabor	-3 -4 -2 -4 -2 5
first commun	3 -3 -3 -4 -2 3
first complet	-4 3 7 -3 -3 -4
first compli	4 -1 -1 0 0 0
first computer	21 -15 -6 -5 -3 -12
first conduct	7 -1 -1 -1 -1 -4
first construct	8 -3 -1 -1 -1 -2
first continu	1 -12 -7 -6 -5 6
first contract	9 -3 -2 -2 -1 -3
first coordin	17 -4 -5 -5 -2 -11
first cpr	-5 -3 9 -3 -2 -10
first creat	17 -12 -1 -4 -2 -4
first cross	3 -5 -5 -4 -4 3
first current	-16 -2 17 -2 -1 -6
first customer	4 -4 -7 -3 -3 3
first data	-3 10 -3 -3 -2 -13
first degre	-13 -3 -2 14 -2 -2
first demonstr	-12 -6 -4 -5 -3 16
first design	11 -2 -3 -3 -1 -1
first detail	-1 -6 -5 -5 -4 9
first determin	5 -3 -2 -1 -1 -2
first develop	6 -2 -1 -1 -1 -3
first direct	5 -2 -1 -1 -1 -2
first document	19 -6 -4 -2 -2 -14
first drive	-12 -11 -10 -5 -5 16
first effect	-14 -2 -1 -1 -1 17
first employe	-6 -2 -2 -2 -2 8
first end -	2 -1 2 -1 -3 0
first end act	10 -4 -3 -3 -3 -3
first end age	-8 11 -5 -2 -2 -7
first end ain	2 -5 -5 -3 -2 4
first end ard	12 -3 -3 -1 -1 -8
first end are	11 -4 -2 -2 -1 -4
first end ary	-15 -2 17 -11 -10 -13
first end ate	2 -4 -6 6 -3 0
first end ble	7 -7 -5 -4 -4 -3
first end cal	3 -7 -10 7 -5 -1
first end dge	1 1 -3 -2 -1 -1
first end ect	16 -3 -2 -2 -1 -10
first end ely	-5 -3 -4 -3 -2 10
first end ent	1 -3 2 -3 -2 5
first end ery	-4 7 -1 -1 -1 -1
first end ess	-1 -9 -4 -4 -3 13
first end ete	2 4 -5 -2 -2 -4
first end hip	9 -18 -11 -6 -5 2
first end hly	12 -3 -3 -2 -2 -6
first end ial	8 -17 6 -8 -7 -12
first end ide	3 -3 -3 -3 -3 1
first end iew	12 -4 -2 -2 -2 -3
first end ify	12 -3 -3 -2 -1 -9
first end ign	11 -2 -3 -3 -1 -1
first end ild	3 -8 -5 -5 -4 1
first end ile	14 -6 -5 -4 -3 -8
first end ine	12 -9 -4 -2 -2 -6
first end ing	15 -3 -4 -3 -3 -2
first end ion	5 1 -4 -4 -3 1
first end ior	3 6 -3 -4 -3 -8
first end ipt	-15 16 -2 -1 -1 -1
first end ish	14 -4 -3 -2 -5 -3
first end ist	9 -3 -3 -2 -2 -5
first end ite	0 -3 -1 -1 -1 1
first end ity	3 -5 -5 -4 -3 7
first end ive	4 -1 -5 -4 -3 1
first end ize	11 -2 -4 -1 -1 -2
first end lem	-8 -2 -1 -2 -1 10
first end lid	3 -2 3 -1 -1 -5
first end lop	0 -1 -1 -1 -1 3
first end lor	-5 -2 -2 10 -1 -2
first end lti	6 -5 -4 -3 -3 2
first end mer	4 -4 -7 -3 -3 3
first end mum	-1 -3 5 -3 -1 -3
first end nal	-1 -3 -4 -3 -3 8
first end nce	11 -2 -2 -3 -2 -6
first end nge	10 -2 -2 -2 -2 -2
first end oft	-5 7 -1 -1 -1 -1
first end ong	4 -3 -4 -5 -4 0
first end ord	6 0 -2 -1 0 -2
first end orm	10 -3 -2 -2 -2 -3
first end ory	14 -9 -2 -3 -2 -5
first end oss	3 -5 -5 -4 -4 3
first end oud	7 -3 -2 -2 -1 -3
first end ove	14 -2 -2 -2 -2 -13
first end ral	9 -3 -2 -2 -1 -3
first end red	9 -4 -2 -1 -1 -2
first end ree	-11 -3 -2 13 -2 -3
first end see	13 -6 -5 -3 -3 -4
first end sic	3 -2 -10 -8 2 -8
first end tal	19 -8 -5 -4 -4 -8
first end ted	-1 0 -6 -4 -3 7
first end ter	17 -11 -3 3 -2 -8
first end tic	5 -9 -7 -4 -4 5
first end tor	16 -5 -1 -1 -1 -7
first end ual	11 -14 -6 -7 3 -14
first end uct	8 -3 -2 -2 -2 -5
first end ugh	-2 9 -4 -4 -4 -4
first end und	-3 -4 -3 -2 -2 5
first end unt	7 -4 -3 -2 -2 -2
first end ure	4 3 -8 -3 -2 -6
first end vel	-9 5 -14 -6 -5 12
first end ven	-7 -10 -7 -4 -4 12
first end ver	-3 6 2 -3 -3 -9
first end wer	5 4 -3 -3 -3 -6
first end yee	-6 -2 -2 -2 -2 8
first end zed	-8 -7 12 -5 -3 -4
first equip	5 -1 -1 0 -1 -2
first equival	18 -9 -3 -8 -2 -5
first establish	12 -3 -2 -2 -4 -2
first estim	10 -2 -3 -3 -1 -5
first evalu	5 0 -1 -1 -1 -2
first excel	-8 6 -6 -4 -3 8
first experi	17 -8 -3 -3 -2 -5
first familiar	15 -13 -4 -4 -3 -9
first fast	4 -6 -4 -3 -2 2
first flexibl	-3 0 0 0 0 4
first follow	2 -3 -4 -3 -6 2
first food	14 -8 -5 -4 -2 -5
first ged	-5 -5 -4 8 -2 -4
first gener	10 -4 -2 -2 -1 -4
first good	4 -1 -5 -3 -3 5
first handl	1 -5 -9 -5 -4 4
first high	0 -7 -3 8 -2 -2
first html	8 -2 -6 -5 -4 -6
first identifi	10 -2 -1 -1 -1 -7
first implement	9 -2 -3 -1 -1 -3
first in	10 -6 -4 -4 -4 -4
first initi	16 -2 -2 -3 -2 -10
first insur	6 -7 5 -3 -3 -6
first interperson	-6 -7 -3 -3 -2 11
first java	-23 22 -8 -6 -5 -7
first javascript	-15 16 -2 -1 -1 -1
first jqueri	-4 7 -1 -1 -1 -1
first knowledg	2 1 -3 -2 -1 -1
first lead	12 -1 -2 -1 -1 -11
first leadership	-5 -5 -4 -3 -3 9
first lift	8 -13 -9 -4 -3 0
first maintain	5 -3 -3 -2 -2 1
first make	-1 -9 -5 -3 -3 8
first manag	4 -6 -6 -2 -2 5
first medic	12 -2 -2 -2 -2 -6
first meet	1 -4 9 -6 -4 -21
first microsoft	-5 7 -1 -1 -1 -1
first minimum	-1 -3 5 -3 -1 -3
first monitor	7 -2 -2 -1 -1 -2
first ms	-16 13 -5 5 -3 -5
first multi	6 -5 -4 -3 -3 2
first must	-14 -9 11 -5 -4 4
first negoti	15 -6 -5 -4 -3 -8
first new	11 -5 -2 -2 -3 -5
first object	15 -7 -3 -3 -2 -5
first on	19 -16 -8 -7 -3 -10
first organ	-16 -2 -2 -1 -1 16
first overse	13 -6 -5 -3 -3 -4
first particip	13 -3 -3 -4 -2 -5
first perform	9 -4 -1 -1 -1 -2
first posit	-3 -3 -2 -2 -2 5
first prepar	11 -4 -2 -2 -1 -3
first present	9 -10 -7 -5 -4 -6
first prevent	-5 9 -3 -3 -3 -6
first prior	0 8 -3 -4 -3 -6
first problem	-8 -2 -1 -2 -1 10
first process	15 -2 -3 -2 -2 -8
first profici	6 2 -6 -5 -4 -10
first project	13 -2 -1 -1 -1 -9
first provid	7 -3 -3 -3 -2 -3
first read	3 -1 -3 -2 6 -8
first record	9 -1 -3 -1 -1 -3
first respond	5 -1 -1 -1 -1 -3
first review	12 -4 -2 -2 -2 -4
first safe	13 -7 -5 -2 -2 -8
first schedul	15 -6 -3 -2 -2 -6
first self	-9 -10 -6 -5 -3 13
first softwar	8 -4 -2 -1 -1 -5
first some	-1 -6 -4 7 -3 -3
first standard	4 -1 -1 -1 -1 -1
first strong	4 -3 -4 -5 -4 0
first superv	15 -2 -9 -2 -2 -4
first take	-6 -2 -8 -1 -1 10
first technic	14 -8 -8 -10 -3 -5
first thorough	-3 -13 -6 -5 -4 10
first time	0 -4 -3 -2 -2 6
first troubleshoot	10 -2 -2 -2 -1 -5
first understand	10 -1 -2 -1 -1 -7
first us	1 11 -7 -4 -3 -14
first valid	0 -1 3 -1 -1 -2
first web	-6 11 -7 -5 -5 -8
first word	-14 15 -7 -6 -3 -6
first work	-13 -2 -5 -3 -3 20
first write	5 -8 -2 -2 -2 -1
first xml	2 5 -2 -2 -2 -3
last ?	-2 5 1 -5 -4 -1
last abil	10 -4 -3 -3 -3 -8
last account	9 -3 -2 1 -2 -4
last activ	12 -2 -2 -2 -1 -6
last administr	11 -3 -2 -2 -2 -5
last analyz	22 -10 -4 -3 -2 -9
last applic	11 -2 -1 -1 -1 -7
last assess	8 -4 -3 -3 -2 -4
last assist	-2 -3 6 -6 -3 -6
last associ	-12 -15 -10 16 -7 -9
last attitud	-4 -3 -1 -2 -1 5
last bid	11 -4 -2 -1 -1 -4
last budget	13 -5 -3 -2 -2 -3
last busi	12 -2 -1 0 -2 -8
last call	11 -3 -3 -2 -2 -3
last care	12 -1 -2 -1 -1 -8
last certifi	-13 -5 14 -3 -2 -4
last client	-11 -2 -2 -2 -2 12
last commun	-9 -7 -4 -3 -3 17
last complet	11 -4 -3 -1 -1 -5
last condit	1 -3 -3 -2 -2 2
last construct	7 -10 -5 0 -3 -7
last contract	8 -2 -1 -1 -1 -3
last control	8 -2 -2 -2 -1 -2
last customer	1 -5 -4 -4 -4 3
last degre	-5 -7 -4 13 -2 -5
last desir	11 -8 -7 -2 -1 -6
last detail	-4 -2 -1 -1 -1 7
last develop	12 -14 -4 -3 -3 0
last developer	4 13 -4 -4 -4 -12
last diploma	-8 -4 -3 12 -3 -5
last disciplin	9 -2 -1 1 -1 -7
last document	18 -10 -4 -3 -3 -10
last duti	12 -4 -2 -2 -1 -3
last email	4 1 -6 -6 -6 -9
last employe	11 -2 -2 -1 -1 -7
last engineer	4 -5 -3 7 -2 -3
last environ	-2 2 -4 -4 -2 5
last equip	6 2 -4 -2 -2 -6
last equival	-6 -3 -3 10 -2 -3
last evalu	7 -2 -1 -1 -1 -3
last event	13 -4 -4 -3 -2 -14
last excel	-2 13 -8 -6 -5 -14
last experi	14 -7 -4 0 -2 -3
last famili	10 -1 -1 -3 -1 -4
last field	0 -5 -5 6 -2 -4
last focus	-11 -4 -3 -3 -2 12
last framework	-9 14 -8 -4 -5 -11
last ged	-3 -4 -2 6 -1 -3
last holidai	-2 0 0 0 0 4
last html	-1 7 -7 -4 -3 -4
last html5	3 0 -5 -4 -3 -7
last inform	1 -4 -2 -3 -2 1
last instruct	-10 -3 -3 -3 -6 14
last integr	-7 10 -8 -7 -7 -3
last interperson	-6 -8 -4 -3 -3 12
last investig	-6 -2 10 -3 -2 -4
last java	-12 16 -5 -3 -2 -4
last javascript	4 1 -3 -2 -2 -4
last jqueri	-4 7 -1 -1 -1 -1
last js	-8 11 -4 -3 -2 -4
last languag	16 -8 -9 -1 -1 -1
last layout	3 -1 -1 -1 0 -1
last leadership	1 -5 -5 -5 -3 8
last licens	-16 -5 18 -4 -3 -5
last maintain	16 -10 -3 -2 -2 -6
last manag	16 -5 -4 -2 -2 -5
last manager	-7 -5 -4 -5 -4 11
last market	-2 -2 -2 5 -1 -4
last matlab	-9 12 -5 -4 -3 -6
last measur	12 -2 -4 -3 -2 -2
last medic	14 -2 -1 -1 -1 -10
last meet	13 -3 -3 -2 -1 -5
last merchand	-9 -1 -1 -1 -1 11
last motiv	-7 -5 -5 -4 -3 12
last need	7 -2 -3 -2 -2 -3
last negoti	10 -3 -3 -2 -1 -5
last nurs	-2 -8 3 4 -6 -10
last offic	-10 13 -3 -4 -2 -3
last oper	16 -11 -3 -3 -3 -11
last order	16 -4 -3 -3 -2 -6
last orient	-5 -4 -4 -3 -3 10
last outlook	-9 13 -6 -5 -4 -5
last payabl	6 -4 -2 -2 -2 -3
last plan	8 -1 -1 -1 -1 -3
last plus	4 4 2 -8 -4 -12
last point	-5 8 -1 -1 -1 -1
last posit	7 -4 1 -4 -2 -7
last practic	8 -2 0 -1 -1 -4
last prefer	-13 10 -1 5 -2 -9
last prepar	10 -3 -2 -2 -1 -3
last present	2 -8 -6 -6 -6 5
last price	8 -4 -2 -2 -1 -3
last procedur	5 -2 -2 -1 -1 -2
last process	17 -5 -4 -2 -2 -7
last product	6 -3 -2 -1 -1 -1
last program	5 1 -3 -3 -2 -5
last project	-4 -2 -1 -1 -1 6
last protocol	10 -3 -2 -1 -1 -5
last provider	-8 -7 12 -4 -4 -6
last python	-13 17 -3 -3 -2 -7
last record	-5 -8 12 -5 -5 -7
last regul	12 -2 -4 -3 -1 -8
last relationship	-6 -11 -7 -4 -5 14
last report	9 -2 -2 -3 -1 -5
last request	8 -3 -3 -2 -2 -8
last requir	2 -4 6 -2 -4 -4
last review	8 -1 -2 -2 -1 -4
last risk	7 -2 -1 -2 -1 -2
last sale	18 -4 -4 -2 -2 -13
last schedul	14 -4 -5 -3 -2 -8
last servic	17 -9 -5 -3 -3 -10
last skill	-3 -5 -3 -3 -2 12
last specifi	11 -2 -1 -2 -1 -6
last staff	5 -1 0 -1 -1 -3
last system	12 -6 -2 -2 -1 -2
last team	6 -3 -5 -3 -2 0
last techniqu	14 -5 -3 -2 -2 -11
last technologi	14 -7 -2 -2 -1 -5
last test	7 -1 -2 -1 -1 -3
last tool	-8 18 -12 -9 -6 -16
last vendor	7 -4 -4 -3 -2 1
last word	-14 18 -7 -6 -4 -6
looks like a name	1 5 -1 -2 -4 -4
mark credential	-11 -9 25 -4 -3 -8
mark degree	-14 -8 -5 27 -2 -4
mark language	-20 -12 -6 -6 22 -12
mark skill	11 -2 -1 -1 -2 -5
mark soft	-13 -6 -3 -3 -2 27
mark tool	-10 27 -6 -5 -4 -7
own 1	13 -4 -8 -1 -1 -4
own 10	17 -10 -5 -7 -2 -2
own 2	10 -3 -3 -1 -1 -3
own 3	11 -5 -5 -2 -1 -6
own 30	-8 -7 -3 -2 -2 10
own 4	-5 -6 -6 10 -2 -5
own 5	14 -5 -3 -3 -1 -3
own 50	8 -13 -9 -4 -3 0
own ?	1 4 1 -4 -2 -1
own a	-4 -1 -2 -1 -2 5
own abil	8 -5 -2 -3 -2 -2
own accord	10 -2 -4 -1 -2 -9
own account	13 -3 -2 -1 -2 -7
own accur	9 -1 -3 -1 -1 -3
own acl	-11 -4 13 -3 -3 -4
own activ	9 -2 4 -2 -1 -8
own add	9 -4 -4 -1 -1 -6
own address	7 -4 -1 -1 -1 -3
own administer	10 -5 -1 -1 -1 -3
own administr	14 -3 -2 -2 -2 -6
own ag	-20 -6 10 -6 -5 12
own agil	7 -3 -1 -1 -1 -3
own aid	-6 -2 8 -1 -1 -2
own all	1 -3 4 -2 -1 0
own amount	10 -1 -3 -1 -1 -6
own an	1 -5 -7 8 -2 -1
own analyz	-6 9 -2 -2 -2 1
own and	6 -3 -2 -1 -1 1
own android	12 -11 -4 -4 -4 -5
own answer	10 -5 -3 -3 -3 -6
own applic	10 -1 -3 -1 -1 -5
own appropri	21 -7 -3 -2 -1 -17
own approv	10 -4 -3 -1 -1 -3
own ar	-5 -5 -5 -2 -2 9
own architectur	-6 -6 -4 12 -2 -4
own area	13 -2 -8 -2 -1 -11
own as	1 -4 -1 -2 -1 4
own assess	13 -3 -2 -2 -2 -9
own assign	8 -1 -6 -1 -1 -2
own assist	6 -3 2 -2 -2 -4
own associ	-14 -13 -10 18 -5 -9
own assur	14 -7 -4 -2 -1 -7
own at	-7 -5 12 -3 -2 -4
own attent	-12 -6 -4 -3 -3 15
own attitud	-4 -3 -1 -2 -1 5
own audio	14 -10 -6 -5 -4 -7
own author	-1 -8 12 -5 -3 -10
own autom	2 7 -3 -2 -1 -4
own automot	8 -4 -1 -1 -1 -2
own avail	-20 -10 -8 -4 -3 20
own b	0 -5 -4 6 -2 -6
own bachelor	-5 -2 -2 10 -1 -2
own background	5 -13 6 -6 -5 -12
own bank	12 -2 -4 -1 -1 -8
own base	11 -5 -2 -2 -1 -5
own basic	3 -2 -10 -8 2 -8
own be	-12 -11 15 -5 -4 -7
own benefit	10 -5 -3 -3 -2 -5
own best	14 -3 -2 -2 -1 -9
own bid	10 -3 -2 -1 -1 -3
own bill	13 -3 -2 -2 -2 -7
own bl	-7 -6 11 -4 -3 -5
own board	-15 -3 15 -2 -1 -4
own both	-1 -2 -3 -4 -2 5
own bs	-5 -5 -2 9 -1 -1
own budget	8 -3 -2 -1 -1 -2
own build	0 -4 -3 -3 -3 4
own busi	9 -5 -3 0 -2 -4
own by	2 -2 3 -3 -1 -7
own calendar	1 5 -4 -4 -4 -5
own call	18 -6 -2 -3 -2 -8
own care	11 -2 -2 -1 -1 -6
own cash	-9 12 -4 -4 -3 -5
own center	2 5 -3 -3 -2 -6
own certifi	-19 -10 27 -3 -2 -8
own chang	14 -3 -3 -2 -1 -7
own check	6 -2 -1 -1 -1 -1
own civil	-7 -6 -3 10 -2 -4
own clean	-6 -8 16 -5 -5 -8
own client	-6 -7 -3 -3 -2 11
own close	-12 -11 -3 -3 -2 15
own cloud	7 -3 -2 -2 -1 -3
own coach	-2 -2 -3 -2 -2 4
own code	9 3 -6 -3 -2 -10
own collabor	-15 -6 -6 -5 -4 17
own colleg	-6 -8 -5 10 -3 -4
own combin	-3 -2 -2 6 -1 -3
own commerci	13 -9 -11 -3 -3 -5
own commiss	12 -6 -2 -3 -1 -2
own commun	-7 -3 -2 0 -1 13
own compani	7 -4 -3 -3 -2 -4
own complet	-1 2 6 -3 -2 -4
own compli	4 -1 -1 0 0 0
own computer	-3 11 -4 -1 -4 -11
own condit	1 -3 -3 -2 -2 1
own conduct	7 -1 -1 -1 -1 -4
own construct	16 -6 -2 -1 -1 -7
own consult	6 -1 -2 -1 -1 -5
own consumer	10 -3 -2 -1 -1 -8
own continu	-6 -11 -6 -6 -5 12
own contract	7 -2 -1 -1 -1 -3
own contractor	19 -4 -2 -2 -2 -18
own control	9 -2 -2 -2 -1 -3
own coordin	16 -3 -4 -4 -1 -9
own corpor	13 -10 -3 -2 -2 -3
own correspond	-3 6 -3 -3 -3 -5
own cost	17 -4 -2 -2 -1 -10
own counsel	3 0 0 0 0 -2
own cpr	-6 -2 9 -2 -1 -8
own creat	17 -12 -1 -4 -2 -4
own credit	8 -2 -2 -1 -1 -2
own cross	3 -5 -5 -4 -4 3
own current	-12 -2 15 -2 -2 -6
own customer	-2 -4 -4 -3 -3 12
own dai	14 -1 -1 -1 0 -11
own data	7 3 -4 -3 -3 -13
own databas	6 -3 -2 -2 -2 -4
own deal	-11 -4 -2 -2 -2 12
own debug	12 -5 -4 -2 -2 -9
own decid	-18 -4 -4 -3 -3 19
own degre	-14 -4 -3 20 -1 -3
own deliver	10 -1 -1 -1 -1 -8
own demonstr	-9 -6 -3 -4 -3 14
own design	0 -5 4 5 -2 -6
own designer	-17 14 -4 -4 -4 0
own desir	-1 -9 -2 -3 -3 12
own detail	-3 -4 -3 -3 -2 11
own determin	5 -3 -2 -1 -1 -2
own develop	6 -7 -2 -2 -2 5
own developer	0 9 -3 -3 -3 -5
own devic	6 -1 -1 -1 -1 -2
own diagnos	7 -3 -1 -4 -1 -2
own diploma	-6 -3 -2 12 -2 -4
own direct	1 -2 -3 -2 -2 2
own disciplin	7 -2 -1 1 -1 -6
own distribut	8 0 -2 -1 0 -5
own document	21 -6 -3 -2 -2 -11
own draw	15 -7 -5 -3 -2 -9
own drive	-16 -9 12 -4 -4 8
own driver	-6 -3 8 -2 -1 -3
own duti	12 -4 -2 -2 -1 -4
own each	11 -1 -1 -1 -1 -9
own educ	-5 -4 -2 8 -2 2
own effect	-3 -2 -1 -1 -1 7
own electr	-3 -18 -9 16 -6 -11
own email	4 1 -6 -6 -6 -9
own employ	8 -3 6 -2 -2 -10
own employe	4 -3 -5 -2 -2 4
own end	7 -2 -2 -1 -1 -3
own end -	3 -1 1 -1 -2 0
own end ack	-11 -10 -6 -3 -3 14
own end act	13 -3 -2 -2 -2 -5
own end aff	8 -1 -5 -1 -1 -3
own end age	2 6 0 -3 -2 -8
own end ail	-1 -2 -3 -3 -3 6
own end ain	5 -6 -4 -3 -3 5
own end air	12 -4 -2 -2 -2 -6
own end all	6 -6 -6 -5 -4 2
own end and	-3 -6 -6 -3 -3 9
own end ant	1 -7 3 0 -2 -1
own end any	7 -4 -3 -3 -2 -4
own end ard	6 -7 7 -2 -2 -5
own end are	3 7 -4 -2 -2 -5
own end arn	-13 -3 -2 -3 -2 15
own end ary	-3 4 10 -5 -5 -16
own end ase	7 -3 -2 -1 -1 -4
own end ast	0 -6 12 -4 -3 -16
own end ate	4 -2 0 2 -2 -3
own end avy	8 -4 -2 -2 -1 -1
own end bal	-3 -2 -2 -2 3 3
own end ber	10 -8 -3 -2 -2 -4
own end ble	7 -5 -3 -3 -3 1
own end bor	10 -2 -3 -3 -1 -6
own end cal	7 -7 -3 5 -3 -6
own end ced	2 14 -15 -4 -3 7
own end cel	-5 13 -5 -3 -2 -9
own end cle	7 -4 -10 -11 -7 2
own end col	8 -2 -2 -1 -1 -4
own end cus	-8 -2 -2 -2 -1 8
own end dar	1 5 -4 -4 -4 -5
own end day	-2 0 0 0 0 4
own end ded	9 -3 0 -2 -2 -7
own end der	-5 6 5 -3 -2 -1
own end dge	9 8 -5 -3 -4 -16
own end dio	1 4 -5 -4 -4 -6
own end dit	9 -2 -2 -1 -1 -2
own end dle	5 -4 -8 -4 -4 0
own end dor	6 -2 -3 -2 -2 1
own end dow	8 -3 -1 -1 -1 -3
own end ean	-6 -8 16 -5 -5 -8
own end eat	0 -8 -6 -4 -3 3
own end eck	6 -2 -1 -1 -1 -1
own end ect	4 -3 -2 -1 -1 3
own end eed	21 -2 -11 -4 -3 -15
own end eer	-2 -2 -2 7 -1 -6
own end eet	23 -16 -12 -9 -7 -12
own end ege	-6 -8 -5 10 -3 -4
own end eld	3 -4 -4 5 -2 -6
own end ely	-3 -8 -3 -2 -2 10
own end end	-2 0 -1 0 0 4
own end ent	6 -3 -1 -2 -1 1
own end ern	13 -5 -5 -5 -3 -5
own end ery	2 6 -4 -2 -2 -5
own end ess	10 -3 -2 -1 -1 -2
own end est	-3 0 -3 -3 -2 4
own end ete	4 3 -5 -2 -2 -4
own end ety	8 -3 -1 -1 -1 -2
own end fic	-2 -2 -3 8 -1 -3
own end fit	11 -5 -3 -2 -2 -8
own end ful	-7 -16 -5 -3 -3 16
own end ger	-3 -5 -3 -3 -3 8
own end get	0 -2 -6 -2 -2 6
own end ght	-5 -3 -3 -1 -1 8
own end gic	12 -4 -2 -2 -2 -4
own end hed	6 -2 -4 -1 -1 -3
own end hen	6 -1 -1 -1 -1 -3
own end her	0 6 -11 -8 -6 1
own end hic	-13 -2 -13 15 -6 -8
own end hin	3 -2 -1 -1 -1 0
own end hip	4 -11 -5 -4 -3 6
own end hly	12 -7 -1 -2 -2 -6
own end hod	5 -2 -1 -1 -1 -1
own end hon	-13 17 -3 -3 -2 -7
own end ial	9 -12 2 -4 -3 -1
own end ian	18 -4 -7 -2 -2 -9
own end ice	3 2 -3 -2 -2 0
own end icy	4 -3 1 -2 -2 -4
own end ide	5 -3 -3 -2 -2 -2
own end ied	-11 12 1 -5 -5 -11
own end iew	11 -2 -2 -2 -2 -4
own end ify	11 -2 -2 -1 -1 -7
own end ign	1 -4 4 5 -2 -6
own end ild	-1 -6 -4 -4 -3 6
own end ile	13 -16 -4 -4 -3 -2
own end ill	2 -4 -3 -4 -2 10
own end ily	11 -7 -2 -2 -1 -1
own end ine	6 3 -5 -2 -3 -4
own end ing	6 -2 -1 -2 -1 0
own end ink	-23 17 -5 -5 -4 2
own end int	0 10 -2 -2 -2 -7
own end ion	4 -1 -1 -1 -1 2
own end ior	-11 3 -17 -6 -4 19
own end ipe	4 -1 -1 -1 -1 -2
own end ipt	14 -6 -5 -4 -4 -10
own end ire	-15 -7 -8 -6 -4 18
own end ish	-14 -10 -5 -5 20 -10
own end ist	9 -2 -2 -1 -1 -4
own end ite	11 2 -4 -3 3 -11
own end ity	5 -6 -2 -3 -2 6
own end ium	11 -5 -4 -4 -3 -8
own end ive	4 -4 -3 -3 -2 4
own end ize	8 -3 -4 -2 -1 2
own end ker	11 -19 -10 -6 -6 4
own end ket	10 -3 -3 -2 -1 -6
own end kly	-10 -3 -3 -2 -2 14
own end lab	-13 15 -4 -3 -2 -4
own end lar	1 0 -3 2 -1 -3
own end led	12 -2 -2 -1 -1 -6
own end lem	-12 -8 -4 -3 -3 19
own end ler	12 -4 -8 -5 -5 -13
own end lic	25 -14 -8 -7 -6 -18
own end lid	-13 -2 14 -2 -1 -4
own end lio	-5 -10 12 -9 -6 -11
own end lly	-11 -3 14 -2 -2 -1
own end lop	7 -1 -1 -1 -1 -3
own end lor	-5 -2 -2 10 -1 -2
own end low	0 -5 -5 -4 4 1
own end lth	7 -3 -2 -2 -2 -3
own end lti	1 -3 -3 -2 -2 6
own end lve	-7 -10 -8 -5 -4 12
own end man	6 -3 -3 -2 -1 -1
own end men	-17 -10 -8 -6 -5 18
own end mer	0 -4 -3 -3 -3 10
own end ml5	3 0 -5 -4 -3 -7
own end mum	3 -3 3 -2 -1 -3
own end nal	-8 -2 -4 -4 -3 18
own end nce	7 4 -4 -3 -2 -3
own end ncy	-2 -8 -4 3 4 2
own end ned	11 -5 -6 -3 -2 -3
own end ner	0 5 -8 -3 -3 2
own end nge	9 -3 -2 -2 -1 -3
own end nse	1 -3 9 -2 -2 -6
own end nta	-5 -14 12 -5 -4 -9
own end nth	7 -3 -1 -1 -1 -1
own end obe	-23 17 -11 -10 -9 3
own end oft	-5 9 -1 -1 -1 -1
own end ogy	6 -6 -2 -2 -1 2
own end oid	12 -11 -4 -4 -4 -5
own end oll	16 -7 -4 -3 -3 -5
own end oma	-6 -3 -2 12 -2 -4
own end one	15 -11 -6 -5 -3 -2
own end ong	2 -3 -4 -4 -4 3
own end ood	-12 -4 12 -3 -2 -5
own end ook	-21 20 -8 -6 -5 -7
own end ool	-7 -3 -4 13 -2 -5
own end ord	3 -4 7 -3 -3 -6
own end ore	13 -4 -3 -3 -2 -11
own end ork	-21 -5 12 -10 -9 10
own end orm	-5 14 -3 -2 -2 -4
own end ort	8 -3 -2 -2 -2 -2
own end ory	24 -9 -8 -3 -2 -6
own end ose	5 -1 -1 -1 -1 -2
own end oss	3 -5 -5 -4 -4 3
own end oud	7 -3 -2 -2 -1 -3
own end ous	-1 -10 -6 -5 -4 11
own end out	16 -6 -3 -2 -2 -6
own end ove	15 -3 -3 -2 -2 -12
own end per	-10 10 -4 -4 -3 3
own end ple	6 -5 -4 -3 -3 -3
own end ply	17 -7 -5 -2 -2 -8
own end put	1 8 -8 -4 -4 -16
own end que	14 -4 -3 -2 -2 -9
own end ral	-3 -4 -2 3 -2 6
own end ram	-1 6 -2 -2 -2 -2
own end rce	-4 13 -5 -5 -3 -6
own end rch	9 -3 -2 -2 -1 -2
own end red	-5 3 2 0 -3 -2
own end ree	-11 -4 -3 19 -2 -5
own end rge	-4 -4 -4 -3 6 3
own end rld	9 -2 -1 -1 -1 -6
own end rly	-16 -11 -15 -11 -7 21
own end rol	8 -2 -1 -2 -1 -2
own end rse	1 -7 3 -6 -3 -1
own end rst	-4 -4 6 -2 -2 3
own end rty	14 -2 -1 -2 -1 -10
own end rum	18 -10 -6 -5 -3 -7
own end sed	4 -13 6 -7 -5 -7
own end see	8 -6 4 -3 -2 -4
own end sic	3 -2 -10 -8 2 -8
own end sis	-9 11 -3 -3 -2 0
own end sit	7 -2 -1 -2 -2 -2
own end sly	-22 -5 -4 -5 -4 24
own end son	12 -4 -3 -5 -3 -3
own end sql	-5 10 -5 -4 -3 -4
own end sue	16 -2 -2 -1 -1 -13
own end tal	8 -4 -1 -2 -2 -1
own end tch	1 6 -4 -3 -3 -7
own end ted	-2 -3 2 1 -2 2
own end tem	14 -6 -2 -1 -1 -4
own end ten	-9 -1 -1 -1 3 7
own end ter	-1 12 -6 -1 -4 -9
own end tic	14 -10 -5 -4 -3 0
own end tio	10 -3 -2 -1 0 -6
own end tly	4 -2 -3 -2 -2 1
own end tor	4 6 -5 -2 -2 -4
own end try	13 -8 -3 -2 -2 -4
own end ual	7 -10 -9 -4 1 -2
own end uce	8 -2 -2 -1 -1 -6
own end uck	5 -3 -1 -1 0 -1
own end uct	10 -1 -1 -1 -1 -6
own end ude	-6 -3 -2 -2 -2 8
own end ugh	1 6 -2 -2 -2 -4
own end ule	3 -1 -1 -1 -1 0
own end ume	-15 13 -7 -6 -4 3
own end und	11 -11 -1 -3 -3 -7
own end unt	12 -3 -3 -2 -1 -6
own end ure	1 4 3 -3 -2 -4
own end use	18 -9 -6 -3 -2 -10
own end ute	10 -3 -2 -1 -1 -8
own end val	15 -7 -8 -7 -4 -11
own end ved	12 -2 -3 -2 -1 -8
own end vel	-7 -2 -1 -3 -3 11
own end ven	-13 11 -8 -7 -5 5
own end ver	-8 8 4 -3 -2 -6
own end vil	-7 -6 -3 10 -2 -4
own end wer	5 4 -3 -2 -2 -5
own end yee	4 -3 -5 -2 -2 4
own end yer	-6 -2 6 -1 -1 -4
own end ype	15 -8 -2 -2 -2 -5
own end zed	1 -6 10 -4 -2 -5
own engineer	3 -3 -3 10 -1 -9
own enhanc	16 -11 -8 -6 -5 -9
own ensur	12 -6 -4 -1 -1 -5
own environ	3 1 -3 -3 -2 1
own equip	12 -1 -3 -1 -1 -7
own equival	6 -9 -3 7 -2 -4
own establish	12 -3 -4 -2 -3 -3
own estim	11 -2 -3 -2 -1 -6
own evalu	8 -1 -2 -1 -1 -3
own event	13 -4 -4 -3 -2 -14
own excel	-10 8 -5 -3 -3 9
own execut	15 -3 -4 -3 -2 -7
own experi	11 4 -5 -4 -2 -5
own face	19 -4 -4 -4 -2 -21
own facil	3 -1 -1 0 0 -1
own famili	-1 -2 -1 -2 -1 5
own familiar	15 -13 -4 -4 -3 -9
own fast	-1 -5 -3 -2 -2 8
own fda	21 -15 -9 -6 -3 -11
own featur	17 -7 -6 -3 -3 -6
own feder	7 -2 2 -5 -2 -4
own field	3 -4 -4 5 -2 -6
own file	4 -1 -1 -1 -1 -1
own first	-4 -4 6 -2 -2 3
own flexibl	-4 0 0 0 0 4
own flow	9 -3 -1 -1 -1 -3
own focus	-9 -3 -3 -2 -2 11
own follow	2 -2 -4 -3 4 -3
own food	12 -4 -2 -1 -1 -3
own for	3 -2 1 -3 -2 -2
own forecast	19 -4 -5 -3 -2 -14
own form	0 6 -4 -2 -2 -4
own framework	-11 16 -9 -4 -5 -12
own from	10 -5 -5 6 -2 -11
own full	19 -8 -5 -4 -3 -18
own function	-4 -3 -4 -2 -3 9
own ged	-5 -3 -2 7 -1 -3
own gener	6 -3 -2 -2 -1 1
own good	4 -1 -5 -3 -3 6
own grind	11 -2 -2 -1 -1 -6
own grow	-2 -2 -2 -1 -1 4
own guidelin	13 -4 -6 -2 -2 -7
own hand	-18 21 -7 -6 -4 -13
own handl	-2 -13 6 -5 -4 5
own health	7 -3 -2 -2 -2 -3
own heavi	8 -4 -2 -2 -1 -1
own high	-11 4 -3 6 -2 1
own highli	8 -8 0 -2 -2 -5
own histori	10 -2 -3 -1 -2 -7
own holidai	-2 0 0 0 0 4
own hospit	11 -5 -3 -3 -3 -5
own hous	6 0 0 0 0 -6
own hr	11 -2 -2 -1 -1 -7
own html	11 -6 -8 -5 -4 -6
own html5	3 0 -5 -4 -3 -7
own human	6 -3 -3 -2 -1 -1
own identifi	10 -2 -1 -1 -1 -7
own implement	7 -2 -2 -1 -1 -2
own improv	15 -2 -2 -2 -2 -11
own in	-8 3 -1 3 1 -2
own includ	-5 5 0 0 0 3
own incom	11 -2 -2 -1 -1 -7
own independ	-16 -3 -3 -2 -2 18
own industri	18 -13 -8 -4 -4 -6
own inform	0 -2 -2 0 -1 3
own initi	3 -1 -1 -2 -1 1
own inspect	-15 9 -4 -4 -2 8
own instruct	-11 -3 -3 -3 5 6
own insur	-8 -6 12 -3 -3 -5
own integr	1 7 -6 -5 -5 -9
own interact	6 -3 -3 -3 -3 -2
own interperson	-5 -3 -1 -1 -1 11
own inventori	12 -2 -1 -1 -1 -8
own investig	-1 -4 9 -4 -3 -8
own invoic	8 -2 -1 -1 -1 -3
own is	-6 -1 3 -1 -4 3
own iso	23 -15 -6 -3 -2 -6
own issu	16 -2 -2 -1 -1 -13
own java	14 -10 -4 -4 -3 -7
own javascript	8 -3 -3 -2 -2 -6
own job	18 -5 -4 -3 -2 -12
own jqueri	-5 7 -1 -1 -1 -1
own js	-8 11 -3 -2 -1 -4
own kei	21 -10 -6 -6 -3 -8
own kitchen	6 -1 -1 -1 -1 -3
own knowledg	9 8 -5 -3 -4 -16
own labor	10 -2 -3 -3 -1 -6
own languag	16 -9 -8 -2 -1 -5
own larg	-4 -5 -4 -4 6 3
own law	13 -4 -7 -2 -2 -4
own layout	10 -3 -3 -2 -2 -3
own lead	13 -3 -2 -1 -1 -10
own leadership	4 -4 -3 -3 -3 1
own learn	-6 -11 -5 -4 -4 13
own least	-8 -7 13 -4 -3 -5
own lend	13 -3 -3 -2 -2 -6
own level	0 -6 3 -3 -2 0
own licens	-11 -9 19 -6 -5 -9
own lift	-9 -14 -11 -5 -4 16
own line	6 0 -1 0 0 -5
own live	10 -2 -2 -2 -1 -4
own loan	12 -5 -4 -3 -2 -5
own local	-4 -1 4 -4 -1 4
own long	3 -4 -2 -2 -1 6
own machin	-4 10 -7 -6 -4 -12
own maintain	0 -1 -3 -2 -2 4
own make	-8 -8 -5 -4 -3 16
own manag	9 -3 -3 -2 -2 -2
own manager	-6 -4 -3 -4 -3 10
own manner	-6 -3 -4 -3 -2 7
own manual	15 -9 -2 -2 -3 -10
own manufactur	9 -3 -2 -1 -1 -3
own market	1 -2 -3 3 -1 0
own materi	1 -8 -9 -4 -3 6
own matlab	-13 15 -4 -3 -2 -4
own measur	-1 -5 -4 -3 10 -6
own meat	13 -5 -4 -2 -2 -7
own mechan	-10 5 -7 9 -5 -12
own medic	12 -3 -2 -2 -1 -5
own meet	0 -3 6 -3 -2 -1
own member	6 -8 -3 -2 -2 0
own merchand	3 -1 -1 -1 -1 -1
own method	5 -2 -1 -1 -1 -1
own microsoft	-5 9 -1 -1 -1 -1
own minimum	3 -3 3 -3 -1 -3
own monitor	8 -2 -1 -1 -1 -2
own month	8 -3 -1 -1 -1 -2
own motiv	2 -4 -3 -3 -2 5
own ms	-13 10 -4 9 -2 -4
own multi	1 -3 -3 -2 -2 6
own multipl	-3 -7 -3 -3 -3 6
own must	-9 -9 11 -5 -4 1
own mvc	-10 15 -11 -8 -5 -15
own mysql	-2 4 -3 -3 -2 -3
own need	-1 -5 -9 -2 -2 7
own negoti	13 -3 -3 -3 -2 -6
own new	4 -2 -2 -2 -2 0
own night	-4 -1 -1 -1 -1 5
own not	7 -13 8 -4 -3 -4
own nurs	-5 -4 9 2 -2 -6
own object	2 -7 -5 -3 -2 4
own obtain	12 -3 -2 -1 -1 -6
own of	3 -1 1 -1 -1 -1
own offic	-2 15 -3 -5 -3 -13
own on	2 3 -5 -3 -2 -1
own oper	2 4 -3 -3 -3 -1
own opportun	8 -1 -1 -1 -1 -4
own or	-4 -4 4 7 -1 -5
own oral	-9 -1 -1 -1 -3 12
own order	13 -2 -3 -2 -2 -5
own organ	0 -5 -5 -3 -3 7
own organiz	-13 -16 -7 -6 -6 20
own orient	6 -5 -3 -3 -2 5
own other	-6 5 -6 -5 -3 7
own our	-1 -3 -4 -3 -2 4
own out	14 -1 -2 -3 -2 -11
own outlook	-13 18 -7 -5 -4 -6
own overse	13 -6 -5 -3 -3 -4
own pace	-9 -4 -1 -1 -1 11
own page	6 1 -4 -2 -2 -5
own pai	15 -4 -3 -2 -2 -8
own part	6 -9 -5 -2 -2 4
own particip	13 -3 -3 -4 -2 -5
own patient	13 -3 -2 -2 -1 -7
own payabl	6 -3 -2 -2 -2 -2
own payrol	16 -7 -4 -3 -3 -5
own perform	9 -4 -1 -1 -1 -2
own person	14 -8 -4 -4 -3 -6
own phone	9 -1 -1 -1 -1 -6
own php	-4 -2 -7 -5 -4 8
own plan	7 -1 -1 -1 -1 -2
own plus	4 4 2 -7 -3 -12
own point	-7 11 -2 -2 -1 -4
own polici	4 -3 1 -2 -2 -4
own portfolio	-5 -10 12 -9 -6 -11
own posit	1 -3 -2 -2 -1 3
own potenti	4 -12 -10 -6 -6 3
own power	-5 8 -1 -1 -1 -1
own practic	3 -2 2 -3 -2 -6
own prefer	-11 9 -2 4 -2 -9
own prepar	10 -3 -2 -2 -1 -3
own present	19 -7 -4 -4 -4 -13
own prevent	-4 8 -2 -2 -2 -5
own previous	10 -6 -3 -4 -1 -4
own price	11 -4 -2 -3 -2 -4
own prior	1 7 -3 -5 -2 -7
own priorit	-7 -1 -3 -1 -1 10
own problem	-12 -8 -4 -3 -3 19
own procedur	6 -2 -1 -1 -1 -3
own process	13 -2 -2 -1 -1 -5
own produc	11 -3 -2 -1 -1 -4
own product	10 -1 -2 -1 -1 -5
own profession	-11 10 -8 -8 -6 6
own profici	6 2 -6 -5 -4 -10
own program	-11 19 -6 -3 -2 -6
own project	3 -3 -2 -2 -1 4
own proper	-9 -9 -5 -4 -4 11
own properti	14 -2 -1 -2 -1 -10
own protocol	8 -2 -2 -1 -1 -4
own prove	4 -6 -2 -5 -2 5
own provid	6 -3 -3 -2 -2 -3
own provider	-9 -7 14 -4 -4 -5
own purchas	8 -3 -2 -1 -1 -1
own python	-13 17 -3 -3 -2 -7
own qualifi	7 -3 -2 -1 -1 -1
own qualiti	9 -1 -2 -2 -1 -4
own question	10 -5 -3 -3 -3 -7
own quickli	-15 -1 -2 -2 -2 16
own rang	-4 0 -1 -1 -1 6
own rate	19 -6 -10 -2 -2 -9
own re	7 -1 -2 -1 -1 -2
own read	-9 -4 -3 -2 13 -8
own receiv	7 -1 -2 -1 -1 -3
own recip	4 -1 -1 -1 -1 -2
own recommend	3 -3 6 -3 -2 -4
own reconcil	15 -7 -4 -3 -2 -4
own record	3 -4 6 -3 -3 -6
own referr	11 -2 -1 -2 -1 -7
own register	-13 13 -2 -4 -3 -5
own regul	14 -3 -3 -3 -1 -8
own relat	12 -5 -4 1 -1 -6
own relationship	-4 -8 -5 -3 -3 10
own relev	5 -1 -14 4 -1 -1
own repair	12 -4 -2 -2 -2 -6
own report	10 -1 -2 -2 -1 -4
own request	15 -3 -3 -2 -1 -19
own requir	1 -4 6 -2 -3 -1
own research	9 -3 -2 -2 -1 -2
own resid	0 -1 -1 -2 -1 4
own resolv	-4 -5 -4 -3 -3 8
own resourc	9 -4 -3 -2 -1 -3
own respond	12 -3 -4 -2 -2 -3
own respons	-1 -12 -7 -6 -5 11
own rest	19 -15 -4 -4 -3 -10
own retail	7 -1 -1 -1 0 -4
own review	11 -2 -2 -2 -1 -4
own risk	9 -3 -2 -2 -1 -3
own rn	-7 -6 12 -6 -4 -5
own s	-14 -2 4 13 -1 -6
own safe	12 -5 -3 -2 -2 -7
own safeti	8 -4 -1 -2 -1 -2
own sale	13 0 -2 -2 -1 -8
own schedul	8 -3 -2 -1 -1 -1
own school	-7 -3 -4 13 -2 -5
own scienc	-2 -7 -1 9 -1 -1
own script	17 -11 -6 -5 -4 -11
own scrum	18 -10 -6 -5 -3 -7
own self	-12 -8 -4 -4 -3 16
own sell	5 -3 -4 -2 -2 2
own servic	3 -6 -3 -2 -2 7
own set	-3 -1 -7 -5 -4 7
own sheet	10 -3 -3 -1 -1 -5
own shop	16 -11 -3 -1 -1 -2
own site	19 -4 -4 -3 -2 -15
own situat	-8 -3 -3 -3 -2 10
own six	8 -4 -1 -1 0 -1
own size	19 -17 -1 -1 -6 -2
own skill	1 -4 -3 -4 -2 10
own softwar	-1 11 -7 -2 -2 -8
own solut	-6 11 -4 -4 -4 -8
own solv	-4 -1 -1 -1 -1 6
own some	5 -5 -4 6 -2 -5
own spanish	-11 -11 -6 -7 14 -8
own special	8 -1 -3 -2 -1 -2
own specif	2 -2 -3 4 -1 -4
own specifi	13 -5 -2 -1 -1 -4
own sql	7 -5 -7 -4 -4 -8
own stack	6 -8 -4 -4 -3 -2
own staff	8 -1 -4 -1 0 -2
own standard	8 -2 -2 -1 -2 0
own starter	-7 -8 -4 -3 -2 10
own state	-10 -3 13 -1 -2 -5
own storag	7 -2 -2 -1 -1 -2
own store	13 -4 -3 -3 -2 -11
own strategi	7 -2 -2 -2 -1 1
own strong	2 -3 -4 -4 -4 3
own structur	12 -9 -4 4 -2 -4
own subcontractor	15 -5 -2 -2 -2 -5
own submitt	6 -1 -2 -1 -1 -2
own succe	-2 -2 9 -2 -3 -9
own such	5 -2 -3 -2 -1 -4
own superv	15 -2 -8 -2 -2 -4
own supervis	-2 -4 -3 -2 -2 7
own supervisori	15 -10 -3 -6 -2 -3
own suppli	14 -6 -4 -3 -3 -7
own support	17 -2 -2 -2 -1 -15
own system	14 -6 -2 -1 -1 -4
own take	-2 -7 -7 -2 -1 9
own target	0 -3 -10 -3 -3 7
own task	-9 -3 -2 -1 -2 13
own team	-5 -6 -4 -3 -2 12
own technic	8 -7 -5 -4 -2 2
own techniqu	14 -4 -3 -2 -2 -9
own technologi	6 -6 -2 -2 -1 2
own telephon	-4 -14 -6 -8 -5 11
own term	8 -3 -1 -1 -1 -4
own territori	3 -2 -13 -3 -2 7
own test	8 0 -2 -1 -1 -3
own that	0 -6 -6 -3 -2 5
own the	-3 -5 5 -3 -2 4
own thorough	-3 -12 -5 -4 -3 10
own through	-8 12 -2 -2 -2 -4
own time	7 -3 -3 -2 -2 0
own to	-8 -3 0 -2 -2 14
own tool	-4 15 -10 -7 -6 -14
own train	9 -1 -1 -1 -1 -6
own transact	13 -3 -3 -2 -2 -8
own travel	-10 -7 -10 -4 -3 16
own treatment	7 -1 -1 -1 -1 -4
own troubleshoot	20 -3 -2 -2 -2 -16
own truck	5 -3 -1 -1 0 -1
own two	16 -1 -15 -1 -1 0
own type	18 -7 -7 -4 -4 -14
own under	-10 -4 -4 -2 -2 11
own understand	14 -13 -4 -3 -2 -2
own underwrit	10 -5 -2 -2 -1 -4
own unit	4 -1 10 -1 -1 -12
own up	-6 -8 -8 -3 -3 14
own us	5 3 -4 -3 -2 -6
own user	16 -7 -5 -3 -2 -14
own util	6 -3 -2 -3 -1 -4
own valid	-8 -2 12 -2 -1 -4
own various	-7 -4 -4 -2 -2 10
own vehicl	0 -8 -4 -3 -3 7
own vendor	6 -2 -3 -2 -2 1
own verbal	-6 -1 -1 -1 3 5
own verifi	17 -9 -6 -4 -4 -7
own veterinari	18 -10 -7 -4 -3 -6
own volum	-15 13 -7 -6 -4 3
own walk	13 -12 -9 -5 -4 -2
own web	-1 9 -4 -3 -3 -6
own websit	8 -6 -2 -1 -1 -1
own weekend	-3 0 0 0 0 5
own will	-18 -10 -13 -5 -5 22
own window	8 -3 -1 -1 -1 -3
own with	-2 6 -5 -3 -3 3
own within	3 -2 -1 -1 -1 0
own word	-8 14 -4 -3 -2 -6
own work	-3 -6 -4 -3 -2 13
own world	9 -2 -1 -1 -1 -6
own write	1 -6 -2 -1 5 1
own xml	2 5 -2 -2 -2 -3
own year	10 -6 3 -2 -1 -6
own your	-19 -7 12 -9 -6 11
words 1	4 12 1 -7 -11 -10
words 2	10 4 -3 -5 -5 -2
words 3	7 -1 -3 -3 -4 2
words 4	6 1 -4 -2 -3 1
words 5	8 -5 0 -2 -2 -1
`,
};
