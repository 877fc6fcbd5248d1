CREATE TABLE `security_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`field` text,
	`message` text,
	`value_start` text,
	`network` text NOT NULL,
	`subject` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `security_events_by_network` ON `security_events` (`network`,`created_at`);--> statement-breakpoint
CREATE INDEX `security_events_by_time` ON `security_events` (`created_at`);--> statement-breakpoint
CREATE TABLE `waitlist_forms` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`position`) REFERENCES `waitlist_signups`(`position`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `waitlist_forms_by_position` ON `waitlist_forms` (`position`);--> statement-breakpoint
CREATE TABLE `waitlist_signups` (
	`position` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`first_name` text NOT NULL,
	`email` text NOT NULL,
	`form_key` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	`mail_state` text DEFAULT 'pending' NOT NULL,
	`mail_id` text NOT NULL,
	`mail_attempts` integer DEFAULT 0 NOT NULL,
	`mail_due_at` integer,
	`mailed_at` integer,
	`webhook_state` text NOT NULL,
	`webhook_attempts` integer DEFAULT 0 NOT NULL,
	`webhook_due_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_signups_email_unique` ON `waitlist_signups` (`email`);--> statement-breakpoint
CREATE INDEX `waitlist_signups_by_mail` ON `waitlist_signups` (`mail_due_at`) WHERE "waitlist_signups"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX `waitlist_signups_by_webhook` ON `waitlist_signups` (`webhook_due_at`) WHERE "waitlist_signups"."webhook_due_at" is not null;--> statement-breakpoint
ALTER TABLE `outbox` ADD `headers` text;