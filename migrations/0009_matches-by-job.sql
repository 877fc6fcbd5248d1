CREATE INDEX `resume_job_matches_by_job` ON `resume_job_matches` (`job_post_id`);--> statement-breakpoint
CREATE INDEX `resumes_unmoved_last` ON `resumes` (`id`) WHERE "resumes"."rewritten_cv" is not null;--> statement-breakpoint
-- What a model had answered for a rewrite that failed: nothing reads it any more.
UPDATE `rewrites` SET `result` = NULL WHERE `status` = 'failed' AND `result` IS NOT NULL;
