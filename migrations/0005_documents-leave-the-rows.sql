CREATE TABLE `stored_contents` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`bytes` integer NOT NULL,
	`due_at` integer,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stored_contents_due` ON `stored_contents` (`due_at`);--> statement-breakpoint
ALTER TABLE `application_steps` ADD `has_letter` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `application_steps` ADD `content` blob;--> statement-breakpoint
ALTER TABLE `application_steps` ADD `content_key` text;--> statement-breakpoint
CREATE INDEX `application_steps_by_content` ON `application_steps` (`content_key`) WHERE "application_steps"."content_key" is not null;--> statement-breakpoint
CREATE INDEX `application_steps_unmoved` ON `application_steps` (`id`) WHERE "application_steps"."sent_document" is not null;--> statement-breakpoint
ALTER TABLE `resume_job_matches` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `resume_job_matches` ADD `content` blob;--> statement-breakpoint
ALTER TABLE `resume_job_matches` ADD `content_key` text;--> statement-breakpoint
CREATE INDEX `resume_job_matches_by_content` ON `resume_job_matches` (`content_key`) WHERE "resume_job_matches"."content_key" is not null;--> statement-breakpoint
CREATE INDEX `resume_job_matches_unmoved` ON `resume_job_matches` (`resume_id`,`job_post_id`) WHERE "resume_job_matches"."details" <> '';--> statement-breakpoint
ALTER TABLE `resume_versions` ADD `content` blob;--> statement-breakpoint
ALTER TABLE `resume_versions` ADD `content_key` text;--> statement-breakpoint
CREATE INDEX `resume_versions_by_content` ON `resume_versions` (`content_key`) WHERE "resume_versions"."content_key" is not null;--> statement-breakpoint
CREATE INDEX `resume_versions_unmoved` ON `resume_versions` (`id`) WHERE "resume_versions"."document" <> '';--> statement-breakpoint
ALTER TABLE `resumes` ADD `text_hash` text;--> statement-breakpoint
ALTER TABLE `resumes` ADD `last_rewrite_id` text;--> statement-breakpoint
ALTER TABLE `resumes` ADD `content` blob;--> statement-breakpoint
ALTER TABLE `resumes` ADD `content_key` text;--> statement-breakpoint
CREATE INDEX `resumes_by_content` ON `resumes` (`content_key`) WHERE "resumes"."content_key" is not null;--> statement-breakpoint
CREATE INDEX `resumes_unmoved` ON `resumes` (`id`) WHERE "resumes"."document" <> '';--> statement-breakpoint
ALTER TABLE `rewrites` ADD `has_own_words` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `rewrites` ADD `model_answer` text;--> statement-breakpoint
ALTER TABLE `rewrites` ADD `content` blob;--> statement-breakpoint
ALTER TABLE `rewrites` ADD `content_key` text;--> statement-breakpoint
CREATE INDEX `rewrites_by_content` ON `rewrites` (`content_key`) WHERE "rewrites"."content_key" is not null;--> statement-breakpoint
CREATE INDEX `rewrites_unmoved` ON `rewrites` (`id`) WHERE "rewrites"."result" is not null;