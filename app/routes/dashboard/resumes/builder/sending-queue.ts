/** How long typing must pause before the input is sent. */
const quietMilliseconds = 700;

/**
 * Sends only the newest value: one at a time, and never before the typing pauses, however long the previous one takes.
 * If `send` answers with milliseconds to wait, the value (or a newer one) is sent again after that time.
 */
export class SendingQueue<Body> {
  private pending: Body | null = null;
  private isDue = false;
  private notBefore = 0;
  private round = 0;
  private sending: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (body: Body) => Promise<number | null>) {}

  /** Sends this after a pause, in place of anything that was not sent yet. */
  schedule(body: Body): void {
    this.pending = body;
    this.isDue = false;
    this.wait();
  }

  /** Sends at once, or as soon as the running request is done: for when the pause is over, or the page is left. */
  flush(): void {
    clearTimeout(this.timer);
    this.isDue = true;
    const body = this.pending;
    if (body === null || this.sending) return;
    this.pending = null;
    this.isDue = false;
    const { round } = this;
    this.sending = this.send(body).then((again) => {
      this.sending = null;
      if (again !== null && round === this.round) {
        this.pending ??= body;
        this.notBefore = Date.now() + again;
        this.wait();
      } else if (this.isDue) this.flush();
    });
  }

  /** Drops what was not sent yet. */
  cancel(): void {
    clearTimeout(this.timer);
    this.pending = null;
    this.round += 1;
  }

  hasMore(): boolean {
    return this.pending !== null;
  }

  /** The request that is running at the moment. */
  underWay(): Promise<void> | null {
    return this.sending;
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), Math.max(quietMilliseconds, this.notBefore - Date.now()));
  }
}
