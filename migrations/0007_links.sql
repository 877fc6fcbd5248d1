ALTER TABLE `users` ADD `confirmed_unbound_at` integer;--> statement-breakpoint
ALTER TABLE `flow_states` ADD `one_time_token_id` text;