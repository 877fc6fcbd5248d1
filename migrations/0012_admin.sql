CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	`before` text,
	`after` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_time` ON `audit_log` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_target` ON `audit_log` (`target_kind`,`target_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `cron_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer NOT NULL,
	`failed` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cron_runs_by_time` ON `cron_runs` (`started_at`,`id`);--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` text NOT NULL,
	`figure` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`figure`, `day`)
);
--> statement-breakpoint
CREATE INDEX `daily_figures_by_day` ON `daily_figures` (`day`,`figure`);--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	`about` text,
	`attempts` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dead_letters_by_time` ON `dead_letters` (`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `dead_letters_by_subject` ON `dead_letters` (`about`);--> statement-breakpoint
CREATE TABLE `milestones` (
	`user_id` text NOT NULL,
	`step` text NOT NULL,
	`reached_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `step`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `rewrite_feedback` (
	`rewrite_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`rating` integer NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`outcome` text DEFAULT 'none' NOT NULL,
	`score` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`rewrite_id`) REFERENCES `rewrites`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "rating_range" CHECK("rewrite_feedback"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE INDEX `rewrite_feedback_by_user` ON `rewrite_feedback` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `rewrite_feedback_by_time` ON `rewrite_feedback` (`created_at`,`rewrite_id`);--> statement-breakpoint
CREATE INDEX `rewrite_feedback_by_rating` ON `rewrite_feedback` (`rating`,`created_at`,`rewrite_id`);--> statement-breakpoint
CREATE INDEX `rewrite_feedback_by_outcome` ON `rewrite_feedback` (`outcome`,`created_at`,`rewrite_id`);--> statement-breakpoint
CREATE TABLE `search_keys` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_keys_by_key` ON `search_keys` (`key`,`kind`);--> statement-breakpoint
CREATE TABLE `totals` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `security_events_by_time`;--> statement-breakpoint
CREATE INDEX `security_events_by_type` ON `security_events` (`type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_by_time` ON `security_events` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `account_revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `profiles_by_created` ON `profiles` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `profiles_by_plan_and_created` ON `profiles` (`subscription_tier`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `profiles_by_name` ON `profiles` (CASE WHEN "name" IS NULL THEN '' ELSE lower("name") END,`id`);--> statement-breakpoint
CREATE INDEX `profiles_by_plan_and_name` ON `profiles` (`subscription_tier`,CASE WHEN "name" IS NULL THEN '' ELSE lower("name") END,`id`);--> statement-breakpoint
CREATE INDEX `profiles_by_email` ON `profiles` (`email`,`id`);--> statement-breakpoint
CREATE INDEX `profiles_by_plan_and_email` ON `profiles` (`subscription_tier`,`email`,`id`);--> statement-breakpoint
CREATE INDEX `profiles_by_credits` ON `profiles` (`credits`,`id`);--> statement-breakpoint
CREATE INDEX `profiles_by_plan_and_credits` ON `profiles` (`subscription_tier`,`credits`,`id`);--> statement-breakpoint
CREATE INDEX `profiles_by_role` ON `profiles` (`role`,`id`);--> statement-breakpoint
CREATE INDEX `profiles_by_plan_and_role` ON `profiles` (`subscription_tier`,`role`,`id`);--> statement-breakpoint
CREATE INDEX `profiles_by_plan` ON `profiles` (`subscription_tier`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `last_active_on` text;--> statement-breakpoint
ALTER TABLE `waitlist_signups` ADD `source` text DEFAULT 'waitlist' NOT NULL;--> statement-breakpoint
ALTER TABLE `waitlist_signups` ADD `referrer` text;--> statement-breakpoint
ALTER TABLE `waitlist_signups` ADD `invited_at` integer;--> statement-breakpoint
CREATE INDEX `waitlist_signups_by_mail_state` ON `waitlist_signups` (`mail_state`,`position`);--> statement-breakpoint
CREATE INDEX `waitlist_signups_by_webhook_state` ON `waitlist_signups` (`webhook_state`,`position`);--> statement-breakpoint
CREATE INDEX `waitlist_signups_by_name` ON `waitlist_signups` (lower("first_name"),`position`);--> statement-breakpoint
CREATE INDEX `waitlist_signups_unconfirmed` ON `waitlist_signups` (`position`) WHERE "waitlist_signups"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX `waitlist_signups_confirmed` ON `waitlist_signups` (`position`) WHERE "waitlist_signups"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX `waitlist_signups_uninvited` ON `waitlist_signups` (`position`) WHERE ("waitlist_signups"."confirmed_at" is not null and "waitlist_signups"."invited_at" is null);--> statement-breakpoint
CREATE INDEX `waitlist_signups_invited` ON `waitlist_signups` (`invited_at`,`position`) WHERE "waitlist_signups"."invited_at" is not null;--> statement-breakpoint
CREATE INDEX `payments_by_status` ON `payments` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `subscribers_by_status` ON `subscribers` (`status`,`user_id`);--> statement-breakpoint
CREATE INDEX `subscribers_by_state` ON `subscribers` (`subscribed`,`subscription_tier`,`user_id`);--> statement-breakpoint
CREATE INDEX `job_posts_by_time` ON `job_posts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `match_scores_by_time` ON `match_scores` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `match_scores_by_score` ON `match_scores` (`score`,`id`);--> statement-breakpoint
CREATE INDEX `rewrites_by_time` ON `rewrites` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `rewrites_by_status` ON `rewrites` (`status`,`created_at`,`id`);--> statement-breakpoint
-- Search. Each kind has an index of trigrams without a copy of its texts (FTS5); its rowids come from `search_keys`, and those of the waitlist are its places.
CREATE VIRTUAL TABLE `search_user` USING fts5(`text`, content = '', contentless_delete = 1, tokenize = 'trigram');--> statement-breakpoint
CREATE TRIGGER `search_user_insert` AFTER INSERT ON `profiles` FOR EACH ROW BEGIN
  INSERT INTO `search_keys` (`kind`, `key`) VALUES ('user', new.`id`);
  INSERT INTO `search_user` (`rowid`, `text`) VALUES ((SELECT `number` FROM `search_keys` WHERE `key` = new.`id` AND `kind` = 'user'), coalesce(new.`name`, '') || char(10) || coalesce(new.`email`, ''));
END;--> statement-breakpoint
CREATE TRIGGER `search_user_update` AFTER UPDATE OF `name`, `email` ON `profiles` FOR EACH ROW WHEN old.`name` IS NOT new.`name` OR old.`email` IS NOT new.`email` BEGIN
  DELETE FROM `search_user` WHERE `rowid` = (SELECT `number` FROM `search_keys` WHERE `key` = new.`id` AND `kind` = 'user');
  INSERT INTO `search_user` (`rowid`, `text`) VALUES ((SELECT `number` FROM `search_keys` WHERE `key` = new.`id` AND `kind` = 'user'), coalesce(new.`name`, '') || char(10) || coalesce(new.`email`, ''));
END;--> statement-breakpoint
CREATE TRIGGER `search_user_delete` AFTER DELETE ON `profiles` FOR EACH ROW BEGIN
  DELETE FROM `search_user` WHERE `rowid` = (SELECT `number` FROM `search_keys` WHERE `key` = old.`id` AND `kind` = 'user');
  DELETE FROM `search_keys` WHERE `key` = old.`id` AND `kind` = 'user';
END;--> statement-breakpoint
INSERT INTO `search_keys` (`kind`, `key`) SELECT 'user', `id` FROM `profiles` ORDER BY `created_at`, `id`;--> statement-breakpoint
INSERT INTO `search_user` (`rowid`, `text`) SELECT `number`, coalesce(`profiles`.`name`, '') || char(10) || coalesce(`profiles`.`email`, '') FROM `profiles` JOIN `search_keys` ON `key` = `id` AND `kind` = 'user';--> statement-breakpoint
CREATE VIRTUAL TABLE `search_resume` USING fts5(`text`, content = '', contentless_delete = 1, tokenize = 'trigram');--> statement-breakpoint
CREATE TRIGGER `search_resume_insert` AFTER INSERT ON `resumes` FOR EACH ROW BEGIN
  INSERT INTO `search_keys` (`kind`, `key`) VALUES ('resume', new.`id`);
  INSERT INTO `search_resume` (`rowid`, `text`) VALUES ((SELECT `number` FROM `search_keys` WHERE `key` = new.`id` AND `kind` = 'resume'), coalesce(new.`name`, '') || char(10) || coalesce(new.`file_name`, ''));
END;--> statement-breakpoint
CREATE TRIGGER `search_resume_update` AFTER UPDATE OF `name`, `file_name` ON `resumes` FOR EACH ROW WHEN old.`name` IS NOT new.`name` OR old.`file_name` IS NOT new.`file_name` BEGIN
  DELETE FROM `search_resume` WHERE `rowid` = (SELECT `number` FROM `search_keys` WHERE `key` = new.`id` AND `kind` = 'resume');
  INSERT INTO `search_resume` (`rowid`, `text`) VALUES ((SELECT `number` FROM `search_keys` WHERE `key` = new.`id` AND `kind` = 'resume'), coalesce(new.`name`, '') || char(10) || coalesce(new.`file_name`, ''));
END;--> statement-breakpoint
CREATE TRIGGER `search_resume_delete` AFTER DELETE ON `resumes` FOR EACH ROW BEGIN
  DELETE FROM `search_resume` WHERE `rowid` = (SELECT `number` FROM `search_keys` WHERE `key` = old.`id` AND `kind` = 'resume');
  DELETE FROM `search_keys` WHERE `key` = old.`id` AND `kind` = 'resume';
END;--> statement-breakpoint
INSERT INTO `search_keys` (`kind`, `key`) SELECT 'resume', `id` FROM `resumes` ORDER BY `created_at`, `id`;--> statement-breakpoint
INSERT INTO `search_resume` (`rowid`, `text`) SELECT `number`, coalesce(`resumes`.`name`, '') || char(10) || coalesce(`resumes`.`file_name`, '') FROM `resumes` JOIN `search_keys` ON `key` = `id` AND `kind` = 'resume';--> statement-breakpoint
CREATE VIRTUAL TABLE `search_job` USING fts5(`text`, content = '', contentless_delete = 1, tokenize = 'trigram');--> statement-breakpoint
CREATE TRIGGER `search_job_insert` AFTER INSERT ON `job_posts` FOR EACH ROW BEGIN
  INSERT INTO `search_keys` (`kind`, `key`) VALUES ('job', new.`id`);
  INSERT INTO `search_job` (`rowid`, `text`) VALUES ((SELECT `number` FROM `search_keys` WHERE `key` = new.`id` AND `kind` = 'job'), coalesce(new.`job_title`, '') || char(10) || coalesce(new.`company_name`, ''));
END;--> statement-breakpoint
CREATE TRIGGER `search_job_update` AFTER UPDATE OF `job_title`, `company_name` ON `job_posts` FOR EACH ROW WHEN old.`job_title` IS NOT new.`job_title` OR old.`company_name` IS NOT new.`company_name` BEGIN
  DELETE FROM `search_job` WHERE `rowid` = (SELECT `number` FROM `search_keys` WHERE `key` = new.`id` AND `kind` = 'job');
  INSERT INTO `search_job` (`rowid`, `text`) VALUES ((SELECT `number` FROM `search_keys` WHERE `key` = new.`id` AND `kind` = 'job'), coalesce(new.`job_title`, '') || char(10) || coalesce(new.`company_name`, ''));
END;--> statement-breakpoint
CREATE TRIGGER `search_job_delete` AFTER DELETE ON `job_posts` FOR EACH ROW BEGIN
  DELETE FROM `search_job` WHERE `rowid` = (SELECT `number` FROM `search_keys` WHERE `key` = old.`id` AND `kind` = 'job');
  DELETE FROM `search_keys` WHERE `key` = old.`id` AND `kind` = 'job';
END;--> statement-breakpoint
INSERT INTO `search_keys` (`kind`, `key`) SELECT 'job', `id` FROM `job_posts` ORDER BY `created_at`, `id`;--> statement-breakpoint
INSERT INTO `search_job` (`rowid`, `text`) SELECT `number`, coalesce(`job_posts`.`job_title`, '') || char(10) || coalesce(`job_posts`.`company_name`, '') FROM `job_posts` JOIN `search_keys` ON `key` = `id` AND `kind` = 'job';--> statement-breakpoint
CREATE VIRTUAL TABLE `search_rewrite` USING fts5(`text`, content = '', contentless_delete = 1, tokenize = 'trigram');--> statement-breakpoint
CREATE TRIGGER `search_rewrite_insert` AFTER INSERT ON `rewrites` FOR EACH ROW BEGIN
  INSERT INTO `search_keys` (`kind`, `key`) VALUES ('rewrite', new.`id`);
  INSERT INTO `search_rewrite` (`rowid`, `text`) VALUES ((SELECT `number` FROM `search_keys` WHERE `key` = new.`id` AND `kind` = 'rewrite'), coalesce(new.`job_title`, '') || char(10) || coalesce(new.`company_name`, '') || char(10) || coalesce(new.`resume_name`, ''));
END;--> statement-breakpoint
CREATE TRIGGER `search_rewrite_update` AFTER UPDATE OF `job_title`, `company_name`, `resume_name` ON `rewrites` FOR EACH ROW WHEN old.`job_title` IS NOT new.`job_title` OR old.`company_name` IS NOT new.`company_name` OR old.`resume_name` IS NOT new.`resume_name` BEGIN
  DELETE FROM `search_rewrite` WHERE `rowid` = (SELECT `number` FROM `search_keys` WHERE `key` = new.`id` AND `kind` = 'rewrite');
  INSERT INTO `search_rewrite` (`rowid`, `text`) VALUES ((SELECT `number` FROM `search_keys` WHERE `key` = new.`id` AND `kind` = 'rewrite'), coalesce(new.`job_title`, '') || char(10) || coalesce(new.`company_name`, '') || char(10) || coalesce(new.`resume_name`, ''));
END;--> statement-breakpoint
CREATE TRIGGER `search_rewrite_delete` AFTER DELETE ON `rewrites` FOR EACH ROW BEGIN
  DELETE FROM `search_rewrite` WHERE `rowid` = (SELECT `number` FROM `search_keys` WHERE `key` = old.`id` AND `kind` = 'rewrite');
  DELETE FROM `search_keys` WHERE `key` = old.`id` AND `kind` = 'rewrite';
END;--> statement-breakpoint
INSERT INTO `search_keys` (`kind`, `key`) SELECT 'rewrite', `id` FROM `rewrites` ORDER BY `created_at`, `id`;--> statement-breakpoint
INSERT INTO `search_rewrite` (`rowid`, `text`) SELECT `number`, coalesce(`rewrites`.`job_title`, '') || char(10) || coalesce(`rewrites`.`company_name`, '') || char(10) || coalesce(`rewrites`.`resume_name`, '') FROM `rewrites` JOIN `search_keys` ON `key` = `id` AND `kind` = 'rewrite';--> statement-breakpoint
CREATE VIRTUAL TABLE `search_signup` USING fts5(`text`, content = '', contentless_delete = 1, tokenize = 'trigram');--> statement-breakpoint
CREATE TRIGGER `search_signup_insert` AFTER INSERT ON `waitlist_signups` FOR EACH ROW BEGIN
  INSERT INTO `search_signup` (`rowid`, `text`) VALUES (new.`position`, new.`first_name` || char(10) || new.`email`);
END;--> statement-breakpoint
CREATE TRIGGER `search_signup_update` AFTER UPDATE OF `first_name`, `email` ON `waitlist_signups` FOR EACH ROW WHEN old.`first_name` IS NOT new.`first_name` OR old.`email` IS NOT new.`email` BEGIN
  DELETE FROM `search_signup` WHERE `rowid` = new.`position`;
  INSERT INTO `search_signup` (`rowid`, `text`) VALUES (new.`position`, new.`first_name` || char(10) || new.`email`);
END;--> statement-breakpoint
CREATE TRIGGER `search_signup_delete` AFTER DELETE ON `waitlist_signups` FOR EACH ROW BEGIN
  DELETE FROM `search_signup` WHERE `rowid` = old.`position`;
END;--> statement-breakpoint
INSERT INTO `search_signup` (`rowid`, `text`) SELECT `position`, `first_name` || char(10) || `email` FROM `waitlist_signups`;--> statement-breakpoint
-- Accounts: how many there are by plan and role, the day a session was last used, and the figures of active users: each user counts once a day, and once a month on the first of it.
CREATE TRIGGER `profiles_counted` AFTER INSERT ON `profiles` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('users', 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('users:plan:' || new.`subscription_tier`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('users:role:' || new.`role`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'accounts', 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `profiles_uncounted` AFTER DELETE ON `profiles` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('users', -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('users:plan:' || old.`subscription_tier`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('users:role:' || old.`role`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `profiles_plan_changed` AFTER UPDATE OF `subscription_tier` ON `profiles` FOR EACH ROW WHEN old.`subscription_tier` IS NOT new.`subscription_tier` BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('users:plan:' || old.`subscription_tier`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('users:plan:' || new.`subscription_tier`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `profiles_role_changed` AFTER UPDATE OF `role` ON `profiles` FOR EACH ROW WHEN old.`role` IS NOT new.`role` BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('users:role:' || old.`role`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('users:role:' || new.`role`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `profiles_account_revised` AFTER UPDATE OF `role`, `subscription_tier`, `credits` ON `profiles` FOR EACH ROW WHEN old.`role` IS NOT new.`role` OR old.`subscription_tier` IS NOT new.`subscription_tier` OR old.`credits` IS NOT new.`credits` BEGIN
  UPDATE `profiles` SET `account_revision` = `account_revision` + 1 WHERE `id` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `sessions_opened` AFTER INSERT ON `sessions` FOR EACH ROW BEGIN
  UPDATE `users` SET `last_active_on` = strftime('%Y-%m-%d', new.`last_used_at` / 1000, 'unixepoch') WHERE `id` = new.`user_id` AND (`last_active_on` IS NULL OR `last_active_on` < strftime('%Y-%m-%d', new.`last_used_at` / 1000, 'unixepoch'));
END;--> statement-breakpoint
CREATE TRIGGER `sessions_used` AFTER UPDATE OF `last_used_at` ON `sessions` FOR EACH ROW BEGIN
  UPDATE `users` SET `last_active_on` = strftime('%Y-%m-%d', new.`last_used_at` / 1000, 'unixepoch') WHERE `id` = new.`user_id` AND (`last_active_on` IS NULL OR `last_active_on` < strftime('%Y-%m-%d', new.`last_used_at` / 1000, 'unixepoch'));
END;--> statement-breakpoint
CREATE TRIGGER `users_active` AFTER UPDATE OF `last_active_on` ON `users` FOR EACH ROW WHEN new.`last_active_on` IS NOT NULL AND old.`last_active_on` IS NOT new.`last_active_on` BEGIN
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (new.`last_active_on`, 'active', 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + 1;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT substr(new.`last_active_on`, 1, 7) || '-01', 'active-month', 1 WHERE old.`last_active_on` IS NULL OR substr(old.`last_active_on`, 1, 7) < substr(new.`last_active_on`, 1, 7) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `registrations_counted` AFTER INSERT ON `one_time_tokens` FOR EACH ROW WHEN new.`type` = 'signup' AND json_extract(new.`payload`, '$.isVoid') IS NULL AND json_extract(new.`payload`, '$.isResent') IS NULL BEGIN
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'registrations', 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
-- Rewrites: requested, done and failed, how long the done ones took from request to result, and what models were given and cost.
CREATE TRIGGER `rewrites_counted` AFTER INSERT ON `rewrites` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('rewrites', 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('rewrites:' || new.`status`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'rewrites', 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `rewrites_uncounted` AFTER DELETE ON `rewrites` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('rewrites', -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('rewrites:' || old.`status`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `rewrites_status_changed` AFTER UPDATE OF `status` ON `rewrites` FOR EACH ROW WHEN old.`status` IS NOT new.`status` BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('rewrites:' || old.`status`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('rewrites:' || new.`status`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `rewrites_ended` AFTER UPDATE OF `status` ON `rewrites` FOR EACH ROW WHEN old.`status` IS NOT new.`status` AND new.`status` IN ('done', 'failed') BEGIN
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', coalesce(new.`finished_at`, new.`created_at`) / 1000, 'unixepoch'), 'rewrites-' || new.`status`, 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(new.`finished_at`, new.`created_at`) / 1000, 'unixepoch'), 'rewrite-milliseconds', new.`finished_at` - new.`created_at` WHERE new.`status` = 'done' AND new.`finished_at` IS NOT NULL ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(new.`finished_at`, new.`created_at`) / 1000, 'unixepoch'), 'rewrites-by-' || new.`engine`, 1 WHERE new.`status` = 'done' ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(new.`finished_at`, new.`created_at`) / 1000, 'unixepoch'), 'input-tokens', new.`input_tokens` WHERE new.`input_tokens` > 0 ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(new.`finished_at`, new.`created_at`) / 1000, 'unixepoch'), 'output-tokens', new.`output_tokens` WHERE new.`output_tokens` > 0 ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(new.`finished_at`, new.`created_at`) / 1000, 'unixepoch'), 'cost-micro-dollars', new.`cost_micro_dollars` WHERE new.`cost_micro_dollars` > 0 ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `milestones` (`user_id`, `step`, `reached_at`) SELECT new.`user_id`, 'rewrite', coalesce(new.`finished_at`, new.`created_at`) WHERE new.`status` = 'done' ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
CREATE TRIGGER `rewrites_inserted_ended` AFTER INSERT ON `rewrites` FOR EACH ROW WHEN new.`status` IN ('done', 'failed') BEGIN
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', coalesce(new.`finished_at`, new.`created_at`) / 1000, 'unixepoch'), 'rewrites-' || new.`status`, 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(new.`finished_at`, new.`created_at`) / 1000, 'unixepoch'), 'rewrite-milliseconds', new.`finished_at` - new.`created_at` WHERE new.`status` = 'done' AND new.`finished_at` IS NOT NULL ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(new.`finished_at`, new.`created_at`) / 1000, 'unixepoch'), 'rewrites-by-' || new.`engine`, 1 WHERE new.`status` = 'done' ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(new.`finished_at`, new.`created_at`) / 1000, 'unixepoch'), 'input-tokens', new.`input_tokens` WHERE new.`input_tokens` > 0 ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(new.`finished_at`, new.`created_at`) / 1000, 'unixepoch'), 'output-tokens', new.`output_tokens` WHERE new.`output_tokens` > 0 ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(new.`finished_at`, new.`created_at`) / 1000, 'unixepoch'), 'cost-micro-dollars', new.`cost_micro_dollars` WHERE new.`cost_micro_dollars` > 0 ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `milestones` (`user_id`, `step`, `reached_at`) SELECT new.`user_id`, 'rewrite', coalesce(new.`finished_at`, new.`created_at`) WHERE new.`status` = 'done' ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
-- Resumes, posts and matches; the scores of matches in tens (a full 100 counts with the nineties); first steps for the funnel.
CREATE TRIGGER `resumes_counted` AFTER INSERT ON `resumes` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('resumes', 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'resumes', 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `milestones` (`user_id`, `step`, `reached_at`) VALUES (new.`user_id`, 'resume', new.`created_at`) ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
CREATE TRIGGER `resumes_uncounted` AFTER DELETE ON `resumes` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('resumes', -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `job_posts_counted` AFTER INSERT ON `job_posts` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('job-posts', 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'job-posts', 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `job_posts_uncounted` AFTER DELETE ON `job_posts` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('job-posts', -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `match_scores_counted` AFTER INSERT ON `match_scores` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('matches', 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'matches', 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `milestones` (`user_id`, `step`, `reached_at`) VALUES (new.`user_id`, 'match', new.`created_at`) ON CONFLICT DO NOTHING;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'scores-' || min(new.`score` / 10, 9) || '0', 1 WHERE new.`score` IS NOT NULL ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `match_scores_uncounted` AFTER DELETE ON `match_scores` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('matches', -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `milestones_counted` AFTER INSERT ON `milestones` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('first:' || new.`step`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`reached_at` / 1000, 'unixepoch'), 'first-' || new.`step`, 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
-- The waitlist.
CREATE TRIGGER `waitlist_counted` AFTER INSERT ON `waitlist_signups` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('waitlist', 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('waitlist:mail:' || new.`mail_state`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('waitlist:webhook:' || new.`webhook_state`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'waitlist:confirmed', 1 WHERE new.`confirmed_at` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'waitlist:invited', 1 WHERE new.`invited_at` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'waitlist-joined', 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', new.`confirmed_at` / 1000, 'unixepoch'), 'waitlist-confirmed', 1 WHERE new.`confirmed_at` IS NOT NULL ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `waitlist_uncounted` AFTER DELETE ON `waitlist_signups` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('waitlist', -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('waitlist:mail:' || old.`mail_state`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('waitlist:webhook:' || old.`webhook_state`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'waitlist:confirmed', -1 WHERE old.`confirmed_at` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'waitlist:invited', -1 WHERE old.`invited_at` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `waitlist_mail_changed` AFTER UPDATE OF `mail_state` ON `waitlist_signups` FOR EACH ROW WHEN old.`mail_state` IS NOT new.`mail_state` BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('waitlist:mail:' || old.`mail_state`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('waitlist:mail:' || new.`mail_state`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `waitlist_webhook_changed` AFTER UPDATE OF `webhook_state` ON `waitlist_signups` FOR EACH ROW WHEN old.`webhook_state` IS NOT new.`webhook_state` BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('waitlist:webhook:' || old.`webhook_state`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('waitlist:webhook:' || new.`webhook_state`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', unixepoch() * 1000 / 1000, 'unixepoch'), 'webhook-failures', 1 WHERE new.`webhook_state` = 'failed' ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `waitlist_confirmed` AFTER UPDATE OF `confirmed_at` ON `waitlist_signups` FOR EACH ROW WHEN old.`confirmed_at` IS NULL AND new.`confirmed_at` IS NOT NULL BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('waitlist:confirmed', 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`confirmed_at` / 1000, 'unixepoch'), 'waitlist-confirmed', 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `waitlist_invited` AFTER UPDATE OF `invited_at` ON `waitlist_signups` FOR EACH ROW WHEN old.`invited_at` IS NULL AND new.`invited_at` IS NOT NULL BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('waitlist:invited', 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`invited_at` / 1000, 'unixepoch'), 'waitlist-invited', 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `waitlist_perks_counted` AFTER INSERT ON `waitlist_perks` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('perks', 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `waitlist_perks_uncounted` AFTER DELETE ON `waitlist_perks` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('perks', -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
-- Payments: what is left after refunds counts for the day of the payment; a disputed one brings nothing.
CREATE TRIGGER `payments_counted` AFTER INSERT ON `payments` FOR EACH ROW BEGIN
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'payments', 1 WHERE (new.`status` IN ('paid', 'refunded')) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'revenue-' || new.`currency`, (CASE WHEN new.`status` IN ('paid', 'refunded') THEN new.`amount` - new.`refunded_amount` ELSE 0 END) WHERE (CASE WHEN new.`status` IN ('paid', 'refunded') THEN new.`amount` - new.`refunded_amount` ELSE 0 END) <> 0 ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'payments-failed', 1 WHERE new.`status` = 'failed' ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `payments_recounted` AFTER UPDATE OF `status`, `amount`, `refunded_amount` ON `payments` FOR EACH ROW BEGIN
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'payments', (new.`status` IN ('paid', 'refunded')) - (old.`status` IN ('paid', 'refunded')) WHERE (new.`status` IN ('paid', 'refunded')) <> (old.`status` IN ('paid', 'refunded')) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'revenue-' || new.`currency`, (CASE WHEN new.`status` IN ('paid', 'refunded') THEN new.`amount` - new.`refunded_amount` ELSE 0 END) - (CASE WHEN old.`status` IN ('paid', 'refunded') THEN old.`amount` - old.`refunded_amount` ELSE 0 END) WHERE (CASE WHEN new.`status` IN ('paid', 'refunded') THEN new.`amount` - new.`refunded_amount` ELSE 0 END) <> (CASE WHEN old.`status` IN ('paid', 'refunded') THEN old.`amount` - old.`refunded_amount` ELSE 0 END) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'payments-failed', 1 WHERE new.`status` = 'failed' AND old.`status` <> 'failed' ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `subscribers_counted` AFTER INSERT ON `subscribers` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) SELECT 'subscribers:' || new.`status`, 1 WHERE new.`status` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `subscribers_uncounted` AFTER DELETE ON `subscribers` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) SELECT 'subscribers:' || old.`status`, -1 WHERE old.`status` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `subscribers_status_changed` AFTER UPDATE OF `status` ON `subscribers` FOR EACH ROW WHEN old.`status` IS NOT new.`status` BEGIN
  INSERT INTO `totals` (`name`, `value`) SELECT 'subscribers:' || old.`status`, -1 WHERE old.`status` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'subscribers:' || new.`status`, 1 WHERE new.`status` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `stripe_events_counted` AFTER INSERT ON `stripe_events` FOR EACH ROW BEGIN
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`received_at` / 1000, 'unixepoch'), 'payment-events-' || new.`outcome`, 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `security_events_counted` AFTER INSERT ON `security_events` FOR EACH ROW BEGIN
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'security-' || new.`type`, 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
-- Feedback: by rating and outcome, and both against the rewrite's score in tens.
CREATE TRIGGER `feedback_counted` AFTER INSERT ON `rewrite_feedback` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('feedback', 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('feedback:rating:' || new.`rating`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('feedback:outcome:' || new.`outcome`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'feedback:score:' || min(new.`score` / 10, 9) || '0:rating:' || new.`rating`, 1 WHERE new.`score` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'feedback:score:' || min(new.`score` / 10, 9) || '0:outcome:' || new.`outcome`, 1 WHERE new.`score` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 'feedback', 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `feedback_uncounted` AFTER DELETE ON `rewrite_feedback` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('feedback', -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('feedback:rating:' || old.`rating`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('feedback:outcome:' || old.`outcome`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'feedback:score:' || min(old.`score` / 10, 9) || '0:rating:' || old.`rating`, -1 WHERE old.`score` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'feedback:score:' || min(old.`score` / 10, 9) || '0:outcome:' || old.`outcome`, -1 WHERE old.`score` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `feedback_recounted` AFTER UPDATE ON `rewrite_feedback` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('feedback', -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('feedback:rating:' || old.`rating`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('feedback:outcome:' || old.`outcome`, -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'feedback:score:' || min(old.`score` / 10, 9) || '0:rating:' || old.`rating`, -1 WHERE old.`score` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'feedback:score:' || min(old.`score` / 10, 9) || '0:outcome:' || old.`outcome`, -1 WHERE old.`score` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('feedback', 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('feedback:rating:' || new.`rating`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) VALUES ('feedback:outcome:' || new.`outcome`, 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'feedback:score:' || min(new.`score` / 10, 9) || '0:rating:' || new.`rating`, 1 WHERE new.`score` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `totals` (`name`, `value`) SELECT 'feedback:score:' || min(new.`score` / 10, 9) || '0:outcome:' || new.`outcome`, 1 WHERE new.`score` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `dead_letters_counted` AFTER INSERT ON `dead_letters` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('dead-letters', 1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
  INSERT INTO `daily_figures` (`day`, `figure`, `value`) VALUES (strftime('%Y-%m-%d', new.`received_at` / 1000, 'unixepoch'), 'dead-letters', 1) ON CONFLICT (`figure`, `day`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
CREATE TRIGGER `dead_letters_uncounted` AFTER DELETE ON `dead_letters` FOR EACH ROW BEGIN
  INSERT INTO `totals` (`name`, `value`) VALUES ('dead-letters', -1) ON CONFLICT (`name`) DO UPDATE SET `value` = `value` + excluded.`value`;
END;--> statement-breakpoint
-- What is there already. Sessions tell nobody's earlier days, so active users begin with the last use of each session that is left.
INSERT INTO `totals` (`name`, `value`) SELECT 'users', count(*) FROM `profiles` WHERE true GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'users:plan:' || `subscription_tier`, count(*) FROM `profiles` WHERE true GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'users:role:' || `role`, count(*) FROM `profiles` WHERE true GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'rewrites', count(*) FROM `rewrites` WHERE true GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'rewrites:' || `status`, count(*) FROM `rewrites` WHERE true GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'resumes', count(*) FROM `resumes` WHERE true GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'job-posts', count(*) FROM `job_posts` WHERE true GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'matches', count(*) FROM `match_scores` WHERE true GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'waitlist', count(*) FROM `waitlist_signups` WHERE true GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'waitlist:mail:' || `mail_state`, count(*) FROM `waitlist_signups` WHERE true GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'waitlist:webhook:' || `webhook_state`, count(*) FROM `waitlist_signups` WHERE true GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'waitlist:confirmed', count(*) FROM `waitlist_signups` WHERE `confirmed_at` IS NOT NULL GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'perks', count(*) FROM `waitlist_perks` WHERE true GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'subscribers:' || `status`, count(*) FROM `subscribers` WHERE `status` IS NOT NULL GROUP BY 1 HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 'accounts', count(*) FROM `profiles` WHERE true GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 'rewrites', count(*) FROM `rewrites` WHERE true GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(`finished_at`, `created_at`) / 1000, 'unixepoch'), 'rewrites-' || `status`, count(*) FROM `rewrites` WHERE `status` IN ('done', 'failed') GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(`finished_at`, `created_at`) / 1000, 'unixepoch'), 'rewrite-milliseconds', sum(`finished_at` - `created_at`) FROM `rewrites` WHERE `status` = 'done' AND `finished_at` IS NOT NULL GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(`finished_at`, `created_at`) / 1000, 'unixepoch'), 'rewrites-by-' || `engine`, count(*) FROM `rewrites` WHERE `status` = 'done' GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(`finished_at`, `created_at`) / 1000, 'unixepoch'), 'input-tokens', sum(`input_tokens`) FROM `rewrites` WHERE `input_tokens` > 0 AND `status` IN ('done', 'failed') GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(`finished_at`, `created_at`) / 1000, 'unixepoch'), 'output-tokens', sum(`output_tokens`) FROM `rewrites` WHERE `output_tokens` > 0 AND `status` IN ('done', 'failed') GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', coalesce(`finished_at`, `created_at`) / 1000, 'unixepoch'), 'cost-micro-dollars', sum(`cost_micro_dollars`) FROM `rewrites` WHERE `cost_micro_dollars` > 0 AND `status` IN ('done', 'failed') GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 'resumes', count(*) FROM `resumes` WHERE true GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 'job-posts', count(*) FROM `job_posts` WHERE true GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 'matches', count(*) FROM `match_scores` WHERE true GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 'scores-' || min(`score` / 10, 9) || '0', count(*) FROM `match_scores` WHERE `score` IS NOT NULL GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 'waitlist-joined', count(*) FROM `waitlist_signups` WHERE true GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `confirmed_at` / 1000, 'unixepoch'), 'waitlist-confirmed', count(*) FROM `waitlist_signups` WHERE `confirmed_at` IS NOT NULL GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 'payments', count(*) FROM `payments` WHERE `status` IN ('paid', 'refunded') GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 'revenue-' || `currency`, sum(`amount` - `refunded_amount`) FROM `payments` WHERE `status` IN ('paid', 'refunded') GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 'payments-failed', count(*) FROM `payments` WHERE `status` = 'failed' GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `received_at` / 1000, 'unixepoch'), 'payment-events-' || `outcome`, count(*) FROM `stripe_events` WHERE true GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `figure`, `value`) SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 'security-' || `type`, count(*) FROM `security_events` WHERE true GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `milestones` (`user_id`, `step`, `reached_at`) SELECT `user_id`, 'resume', min(`created_at`) FROM `resumes` GROUP BY `user_id`;--> statement-breakpoint
INSERT INTO `milestones` (`user_id`, `step`, `reached_at`) SELECT `user_id`, 'match', min(`created_at`) FROM `match_scores` GROUP BY `user_id`;--> statement-breakpoint
INSERT INTO `milestones` (`user_id`, `step`, `reached_at`) SELECT `user_id`, 'rewrite', min(coalesce(`finished_at`, `created_at`)) FROM `rewrites` WHERE `status` = 'done' GROUP BY `user_id`;--> statement-breakpoint
UPDATE `users` SET `last_active_on` = (SELECT strftime('%Y-%m-%d', max(`last_used_at`) / 1000, 'unixepoch') FROM `sessions` WHERE `user_id` = `users`.`id`) WHERE `id` IN (SELECT `user_id` FROM `sessions`);
