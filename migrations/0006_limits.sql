ALTER TABLE `resume_versions` ADD `kept_at` integer;--> statement-breakpoint
ALTER TABLE `rewrites` ADD `counted` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `rewrites` ADD `asks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `rewrites` ADD `input_hash` text;--> statement-breakpoint
ALTER TABLE `rewrites` ADD `result_hash` text;--> statement-breakpoint
CREATE INDEX `rewrites_by_input` ON `rewrites` (`user_id`,`input_hash`);--> statement-breakpoint
CREATE INDEX `rewrites_by_result` ON `rewrites` (`user_id`,`result_hash`);--> statement-breakpoint
UPDATE `rewrites` SET `counted` = 0 WHERE `status` = 'failed';
