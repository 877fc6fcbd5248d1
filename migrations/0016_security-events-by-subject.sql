DROP INDEX `security_events_by_network`;--> statement-breakpoint
CREATE INDEX `security_events_by_subject` ON `security_events` (`subject`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_by_network` ON `security_events` (`network`,`created_at`,`id`);