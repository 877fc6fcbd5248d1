CREATE TABLE `kept_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`visitor_hash` text NOT NULL,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kept_forms_by_place` ON `kept_forms` (`user_id`,`visitor_hash`,`path`);--> statement-breakpoint
CREATE INDEX `kept_forms_by_end` ON `kept_forms` (`expires_at`);--> statement-breakpoint
CREATE TABLE `application_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`job_post_id` text NOT NULL,
	`status` text NOT NULL,
	`happened_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`rewrite_id` text,
	`resume_id` text,
	`sent_name` text,
	`sent_resume` text,
	`sent_letter` text,
	`sent_document` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_post_id`) REFERENCES `job_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_steps_by_job` ON `application_steps` (`job_post_id`,`happened_at`);--> statement-breakpoint
CREATE INDEX `application_steps_by_user` ON `application_steps` (`user_id`);--> statement-breakpoint
CREATE TABLE `match_scores` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`resume_id` text,
	`job_post_id` text,
	`resume_name` text NOT NULL,
	`job_title` text NOT NULL,
	`company_name` text NOT NULL,
	`score` integer,
	`ceiling` integer,
	`formula` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`job_post_id`) REFERENCES `job_posts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `match_scores_by_user` ON `match_scores` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `match_scores_by_pair` ON `match_scores` (`resume_id`,`job_post_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `match_scores_by_job` ON `match_scores` (`job_post_id`);--> statement-breakpoint
CREATE TABLE `builder_drafts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`resume_id` text NOT NULL,
	`section` text NOT NULL,
	`form` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `resume_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`resume_id` text NOT NULL,
	`version` integer NOT NULL,
	`source` text NOT NULL,
	`rewrite_id` text,
	`created_at` integer NOT NULL,
	`text` text NOT NULL,
	`document` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resume_versions_by_number` ON `resume_versions` (`resume_id`,`version`);--> statement-breakpoint
CREATE INDEX `resume_versions_by_user` ON `resume_versions` (`user_id`);--> statement-breakpoint
CREATE TABLE `credit_ledger` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount` integer NOT NULL,
	`balance` integer NOT NULL,
	`reason` text NOT NULL,
	`rewrite_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `credit_ledger_by_user` ON `credit_ledger` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_ledger_once` ON `credit_ledger` (`rewrite_id`,`reason`);--> statement-breakpoint
CREATE TABLE `__new_rewrites` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`resume_id` text,
	`job_post_id` text,
	`resume_name` text NOT NULL,
	`job_title` text NOT NULL,
	`company_name` text NOT NULL,
	`status` text NOT NULL,
	`engine` text NOT NULL,
	`month` text NOT NULL,
	`credits_spent` integer DEFAULT 0 NOT NULL,
	`model` text,
	`input_tokens` integer DEFAULT 0 NOT NULL,
	`output_tokens` integer DEFAULT 0 NOT NULL,
	`cost_micro_dollars` integer,
	`fallback_reason` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_id` text,
	`lease_until` integer,
	`score_before` integer,
	`score_after` integer,
	`failure` text,
	`settled_at` integer,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`decisions` text,
	`rewritten_cv` text,
	`cover_letter` text,
	`result` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`job_post_id`) REFERENCES `job_posts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
-- The names are copied, so that the history outlives what it speaks of.
INSERT INTO `__new_rewrites`(`id`, `user_id`, `resume_id`, `job_post_id`, `status`, `engine`, `month`, `credits_spent`, `model`, `input_tokens`, `output_tokens`, `cost_micro_dollars`, `fallback_reason`, `attempts`, `lease_id`, `lease_until`, `score_before`, `score_after`, `failure`, `settled_at`, `created_at`, `started_at`, `finished_at`, `rewritten_cv`, `cover_letter`, `result`, `resume_name`, `job_title`, `company_name`)
SELECT `rewrites`.`id`, `rewrites`.`user_id`, `rewrites`.`resume_id`, `rewrites`.`job_post_id`, `rewrites`.`status`, `rewrites`.`engine`, `rewrites`.`month`, `rewrites`.`credits_spent`, `rewrites`.`model`, `rewrites`.`input_tokens`, `rewrites`.`output_tokens`, `rewrites`.`cost_micro_dollars`, `rewrites`.`fallback_reason`, `rewrites`.`attempts`, `rewrites`.`lease_id`, `rewrites`.`lease_until`, `rewrites`.`score_before`, `rewrites`.`score_after`, `rewrites`.`failure`, `rewrites`.`settled_at`, `rewrites`.`created_at`, `rewrites`.`started_at`, `rewrites`.`finished_at`, `rewrites`.`rewritten_cv`, `rewrites`.`cover_letter`, `rewrites`.`result`, coalesce(`resumes`.`file_name`, 'Pasted text'), `job_posts`.`job_title`, `job_posts`.`company_name`
FROM `rewrites` JOIN `resumes` ON `resumes`.`id` = `rewrites`.`resume_id` JOIN `job_posts` ON `job_posts`.`id` = `rewrites`.`job_post_id`;--> statement-breakpoint
DROP TABLE `rewrites`;--> statement-breakpoint
ALTER TABLE `__new_rewrites` RENAME TO `rewrites`;--> statement-breakpoint
CREATE INDEX `rewrites_by_user` ON `rewrites` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `rewrites_by_resume` ON `rewrites` (`resume_id`);--> statement-breakpoint
CREATE INDEX `rewrites_by_job` ON `rewrites` (`job_post_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `rewrites_open` ON `rewrites` (`settled_at`,`created_at`);--> statement-breakpoint
ALTER TABLE `job_posts` ADD `source_url` text;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `corrections` text;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `status` text DEFAULT 'saved' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `status_at` integer;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `deleted_at` integer;--> statement-breakpoint
DROP INDEX `job_posts_by_user`;--> statement-breakpoint
CREATE INDEX `job_posts_by_user` ON `job_posts` (`user_id`,`deleted_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `job_posts_by_status` ON `job_posts` (`user_id`,`deleted_at`,`status`,`created_at`,`status_at`);--> statement-breakpoint
CREATE INDEX `job_posts_deleted` ON `job_posts` (`deleted_at`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `contact` text;--> statement-breakpoint
ALTER TABLE `profiles` ADD `preferences` text;--> statement-breakpoint
ALTER TABLE `profiles` ADD `revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `name` text;--> statement-breakpoint
ALTER TABLE `resumes` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `version_source` text DEFAULT 'original' NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `version_rewrite_id` text;--> statement-breakpoint
ALTER TABLE `resumes` ADD `version_at` integer;--> statement-breakpoint
ALTER TABLE `resumes` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `resumes_deleted` ON `resumes` (`deleted_at`);--> statement-breakpoint
DROP INDEX `resumes_by_user`;--> statement-breakpoint
CREATE INDEX `resumes_by_user` ON `resumes` (`user_id`,`deleted_at`,`created_at`);--> statement-breakpoint
INSERT INTO `match_scores`(`id`, `user_id`, `resume_id`, `job_post_id`, `resume_name`, `job_title`, `company_name`, `score`, `ceiling`, `formula`, `created_at`)
SELECT lower(hex(randomblob(16))), m.`user_id`, m.`resume_id`, m.`job_post_id`, coalesce(r.`file_name`, 'Pasted text'), j.`job_title`, j.`company_name`, m.`match_score`, json_extract(m.`details`, '$.ceiling'), coalesce(json_extract(m.`details`, '$.version'), ''), m.`updated_at`
FROM `resume_job_matches` m JOIN `resumes` r ON r.`id` = m.`resume_id` JOIN `job_posts` j ON j.`id` = m.`job_post_id`;
