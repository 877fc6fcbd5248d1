import { DurableObject } from "cloudflare:workers";
import { openDatabase } from "~/db/rows";
import { liveSessions } from "~/domain/admin/live-sessions.server";
import type { LiveArea } from "~/ports/context";

/** Open pages are told at most so often; what changes meanwhile is told together. */
const spacingMilliseconds = 500;
/** A close code of our own: the session has ended, or is no admin's any more. */
const noLongerAdmin = 4403;

interface Attachment {
  sessionId: string;
}

/**
 * Holds a socket for each open page of an admin, and tells them which areas have changed: never what, or whose. It
 * sleeps while nothing happens (hibernation). Each time before it tells, it asks the database which of the sessions are
 * still an admin's, and closes the others; so a socket that outlives its session learns nothing.
 */
export class LiveFeed extends DurableObject<Env> {
  #waiting = new Set<LiveArea>();
  #isDue = false;
  #toldAt = 0;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    // Answered without waking the object; a page sends it to notice a dead connection.
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Opens a socket for a session that the route has checked. */
  override async fetch(request: Request): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment({ sessionId: request.headers.get("Session-Id") ?? "" } satisfies Attachment);
    return new Response(null, { status: 101, webSocket: client });
  }

  async publish(areas: LiveArea[]): Promise<void> {
    if (this.ctx.getWebSockets().length === 0) return;
    for (const area of areas) this.#waiting.add(area);
    if (this.#isDue) return;
    this.#isDue = true;
    await scheduler.wait(Math.max(0, this.#toldAt + spacingMilliseconds - Date.now()));
    this.#isDue = false;
    this.#toldAt = Date.now();
    const message = JSON.stringify({ changed: [...this.#waiting] });
    this.#waiting.clear();
    await this.#tell(message);
  }

  async #tell(message: string): Promise<void> {
    const sockets = this.ctx
      .getWebSockets()
      .map((socket) => ({ socket, sessionId: (socket.deserializeAttachment() as Attachment).sessionId }));
    const ids = sockets.map(({ sessionId }) => sessionId);
    const live = await liveSessions({ db: openDatabase(this.env.DB), now: () => Date.now() }, ids);
    for (const { socket, sessionId } of sockets) {
      if (live.has(sessionId)) socket.send(message);
      else socket.close(noLongerAdmin, "This session is no longer an administrator's");
    }
  }

  /** Pages send nothing but "ping". */
  override webSocketMessage(): void {}

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 say that the other side gave no code; they must not be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }
}
