CREATE TABLE `facts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`subject` text NOT NULL,
	`subject_key` text NOT NULL,
	`confirmed` integer NOT NULL,
	`detail` text,
	`answered_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `facts_by_subject` ON `facts` (`user_id`,`subject_key`);--> statement-breakpoint
CREATE INDEX `facts_by_user` ON `facts` (`user_id`,`answered_at`);--> statement-breakpoint
ALTER TABLE `rewrites` ADD `model` text;--> statement-breakpoint
ALTER TABLE `rewrites` ADD `input_tokens` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `rewrites` ADD `output_tokens` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `rewrites` ADD `cost_micro_dollars` integer;--> statement-breakpoint
ALTER TABLE `rewrites` ADD `fallback_reason` text;