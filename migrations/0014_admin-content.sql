DROP INDEX `match_scores_by_score`;--> statement-breakpoint
CREATE INDEX `match_scores_by_band_and_time` ON `match_scores` (CASE WHEN "score" >= 80 THEN 'green' WHEN "score" >= 60 THEN 'yellow' WHEN "score" >= 40 THEN 'orange' WHEN "score" IS NULL THEN 'none' ELSE 'red' END,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `match_scores_by_score` ON `match_scores` (CASE WHEN "score" IS NULL THEN -1 ELSE "score" END,`id`);--> statement-breakpoint
DROP INDEX `waitlist_signups_invited`;--> statement-breakpoint
CREATE INDEX `waitlist_signups_invited` ON `waitlist_signups` (`position`) WHERE "waitlist_signups"."invited_at" is not null;--> statement-breakpoint
ALTER TABLE `rewrites` ADD `retried_at` integer;--> statement-breakpoint
CREATE INDEX `rewrites_by_score` ON `rewrites` (CASE WHEN "score_after" IS NULL THEN -1 ELSE "score_after" END,`id`);--> statement-breakpoint
CREATE INDEX `rewrites_by_status_and_score` ON `rewrites` (`status`,CASE WHEN "score_after" IS NULL THEN -1 ELSE "score_after" END,`id`);--> statement-breakpoint
CREATE INDEX `rewrite_feedback_by_both` ON `rewrite_feedback` (`rating`,`outcome`,`created_at`,`rewrite_id`);--> statement-breakpoint
CREATE INDEX `job_posts_by_status_and_time` ON `job_posts` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_posts_by_title` ON `job_posts` (lower("job_title"),`id`);--> statement-breakpoint
CREATE INDEX `job_posts_by_status_and_title` ON `job_posts` (`status`,lower("job_title"),`id`);--> statement-breakpoint
CREATE INDEX `resumes_by_time` ON `resumes` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `resumes_by_kind_and_time` ON `resumes` (CASE WHEN "file_type" IS NULL THEN 'text' ELSE "file_type" END,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `resumes_by_name` ON `resumes` (lower(CASE WHEN "name" IS NOT NULL THEN "name" WHEN "file_name" IS NULL THEN '' ELSE "file_name" END),`id`);--> statement-breakpoint
CREATE INDEX `resumes_by_kind_and_name` ON `resumes` (CASE WHEN "file_type" IS NULL THEN 'text' ELSE "file_type" END,lower(CASE WHEN "name" IS NOT NULL THEN "name" WHEN "file_name" IS NULL THEN '' ELSE "file_name" END),`id`);--> statement-breakpoint
-- Search of feedback: by what was written, and by the job, company and resume of its rewrite.
CREATE VIRTUAL TABLE `search_feedback` USING fts5(`text`, content = '', contentless_delete = 1, tokenize = 'trigram');--> statement-breakpoint
CREATE TRIGGER `search_feedback_insert` AFTER INSERT ON `rewrite_feedback` FOR EACH ROW BEGIN
  INSERT INTO `search_keys` (`kind`, `key`) VALUES ('feedback', new.`rewrite_id`);
  INSERT INTO `search_feedback` (`rowid`, `text`) VALUES ((SELECT `number` FROM `search_keys` WHERE `key` = new.`rewrite_id` AND `kind` = 'feedback'), new.`comment` || char(10) || (SELECT `job_title` || char(10) || `company_name` || char(10) || `resume_name` FROM `rewrites` WHERE `id` = new.`rewrite_id`));
END;--> statement-breakpoint
CREATE TRIGGER `search_feedback_update` AFTER UPDATE OF `comment` ON `rewrite_feedback` FOR EACH ROW WHEN old.`comment` IS NOT new.`comment` BEGIN
  DELETE FROM `search_feedback` WHERE `rowid` = (SELECT `number` FROM `search_keys` WHERE `key` = new.`rewrite_id` AND `kind` = 'feedback');
  INSERT INTO `search_feedback` (`rowid`, `text`) VALUES ((SELECT `number` FROM `search_keys` WHERE `key` = new.`rewrite_id` AND `kind` = 'feedback'), new.`comment` || char(10) || (SELECT `job_title` || char(10) || `company_name` || char(10) || `resume_name` FROM `rewrites` WHERE `id` = new.`rewrite_id`));
END;--> statement-breakpoint
CREATE TRIGGER `search_feedback_delete` AFTER DELETE ON `rewrite_feedback` FOR EACH ROW BEGIN
  DELETE FROM `search_feedback` WHERE `rowid` = (SELECT `number` FROM `search_keys` WHERE `key` = old.`rewrite_id` AND `kind` = 'feedback');
  DELETE FROM `search_keys` WHERE `key` = old.`rewrite_id` AND `kind` = 'feedback';
END;
