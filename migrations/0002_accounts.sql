CREATE TABLE `flow_states` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`method` text NOT NULL,
	`code_challenge` text NOT NULL,
	`code_hash` text,
	`state_hash` text,
	`provider_verifier` text,
	`nonce` text,
	`redirect_to` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `flow_states_code_hash_unique` ON `flow_states` (`code_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `flow_states_state_hash_unique` ON `flow_states` (`state_hash`);--> statement-breakpoint
CREATE INDEX `flow_states_by_user` ON `flow_states` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `flow_states_by_end` ON `flow_states` (`expires_at`);--> statement-breakpoint
CREATE TABLE `identities` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`provider_id` text NOT NULL,
	`identity_data` text NOT NULL,
	`last_sign_in_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_by_provider` ON `identities` (`provider`,`provider_id`);--> statement-breakpoint
CREATE INDEX `identities_by_user` ON `identities` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `mfa_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`factor_id` text NOT NULL,
	`address` text NOT NULL,
	`code_hash` text,
	`guesses` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`factor_id`) REFERENCES `mfa_factors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mfa_challenges_by_factor` ON `mfa_challenges` (`factor_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `mfa_challenges_by_end` ON `mfa_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `mfa_factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`status` text DEFAULT 'unverified' NOT NULL,
	`friendly_name` text NOT NULL,
	`secret` text,
	`phone` text,
	`last_step` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mfa_factors_by_name` ON `mfa_factors` (`user_id`,`friendly_name`);--> statement-breakpoint
CREATE INDEX `mfa_factors_by_user` ON `mfa_factors` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_by_user` ON `recovery_codes` (`user_id`,`code_hash`);--> statement-breakpoint
CREATE TABLE `signing_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`public_key` text NOT NULL,
	`private_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`active_at` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `users_unconfirmed`;--> statement-breakpoint
ALTER TABLE `users` ADD `user_metadata` text;--> statement-breakpoint
ALTER TABLE `users` ADD `banned_until` integer;--> statement-breakpoint
CREATE TABLE `__new_one_time_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`type` text NOT NULL,
	`token_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`guesses` integer DEFAULT 0 NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP TABLE `one_time_tokens`;--> statement-breakpoint
ALTER TABLE `__new_one_time_tokens` RENAME TO `one_time_tokens`;--> statement-breakpoint
CREATE UNIQUE INDEX `one_time_tokens_token_hash_unique` ON `one_time_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_by_user` ON `one_time_tokens` (`user_id`,`type`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_by_email` ON `one_time_tokens` (`email`,`type`,`created_at`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_by_end` ON `one_time_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text,
	`refresh_counter` integer DEFAULT 0 NOT NULL,
	`refreshed_at` integer,
	`aal` text DEFAULT 'aal1' NOT NULL,
	`amr` text NOT NULL,
	`factor_id` text,
	`user_agent` text,
	`address` text,
	`place` text,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_sessions`("id", "user_id", "token_hash", "aal", "amr", "user_agent", "address", "created_at", "last_used_at", "expires_at") SELECT "id", "user_id", "token_hash", "aal", "amr", "user_agent", "address", "created_at", "last_used_at", "expires_at" FROM `sessions`;--> statement-breakpoint
DROP TABLE `sessions`;--> statement-breakpoint
ALTER TABLE `__new_sessions` RENAME TO `sessions`;--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sessions_by_end` ON `sessions` (`expires_at`);--> statement-breakpoint
-- A registration is a token now, and no user until it is confirmed.
DELETE FROM `users` WHERE `email_confirmed_at` IS NULL;--> statement-breakpoint
INSERT INTO `identities` (`id`, `user_id`, `provider`, `provider_id`, `identity_data`, `created_at`, `updated_at`) SELECT `id`, `id`, 'email', `id`, json_object('sub', `id`, 'email', `email`, 'email_verified', json('true')), `created_at`, `updated_at` FROM `users`;
