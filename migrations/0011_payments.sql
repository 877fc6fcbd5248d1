CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`refunded_amount` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`receipt_url` text,
	`credits` integer DEFAULT 0 NOT NULL,
	`credits_revoked` integer DEFAULT 0 NOT NULL,
	`credits_taken` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payments_by_user` ON `payments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_by_time` ON `payments` (`created_at`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`outcome` text NOT NULL,
	`created_at` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_by_time` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `subscribers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`stripe_customer_id` text NOT NULL,
	`subscribed` integer DEFAULT false NOT NULL,
	`subscription_tier` text,
	`stripe_subscription_id` text,
	`subscription_end` integer,
	`ends_then` integer DEFAULT false NOT NULL,
	`status` text,
	`last_payment_status` text,
	`checkout_id` text,
	`checkout_plan` text,
	`checkouts` integer DEFAULT 0 NOT NULL,
	`sync_id` text,
	`synced_at` integer,
	`check_due_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_stripe_customer_id_unique` ON `subscribers` (`stripe_customer_id`);--> statement-breakpoint
CREATE INDEX `subscribers_by_check` ON `subscribers` (`check_due_at`) WHERE "subscribers"."check_due_at" is not null;--> statement-breakpoint
ALTER TABLE `credit_ledger` ADD `payment_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `credit_ledger_bought_once` ON `credit_ledger` (`payment_id`) WHERE reason = 'purchase';--> statement-breakpoint
ALTER TABLE `waitlist_perks` ADD `claimed_by` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `waitlist_perks` ADD `redeemed_at` integer;--> statement-breakpoint
INSERT INTO `credit_ledger` (`id`, `user_id`, `amount`, `balance`, `reason`, `created_at`)
SELECT lower(hex(randomblob(16))), `id`, `credits` - (SELECT coalesce(sum(`amount`), 0) FROM `credit_ledger` WHERE `user_id` = `profiles`.`id`), `credits`, 'granted', `created_at`
FROM `profiles` WHERE `credits` <> (SELECT coalesce(sum(`amount`), 0) FROM `credit_ledger` WHERE `user_id` = `profiles`.`id`);
