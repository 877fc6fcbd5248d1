import { Link, useLocation, useMatches, useRevalidator } from "@remix-run/react";
import { Radio, RefreshCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";

/** The page's data are read again at most so often. */
const spacingMilliseconds = 1000;
/** A connection that does not answer for so long is dead. */
const pingMilliseconds = 30_000;
const longestWaitMilliseconds = 60_000;
/** The session is no longer an admin's (workers/durable-objects/live-feed.ts). */
const noLongerAdmin = 4403;

/**
 * Reads the page's data again when something has changed, and says whether it does. Without scripts, without a
 * connection, and on pages that are being edited (`handle.isEdited`), a link refreshes the page instead: new data would
 * renew the revision that a form compares.
 */
export function LiveUpdates() {
  const { pathname, search } = useLocation();
  const isEdited = useMatches().some(({ handle }) => (handle as { isEdited?: boolean } | undefined)?.isEdited);
  const isLive = useLiveFeed(isEdited);
  return (
    <p className="mb-4 flex min-h-9 items-center justify-end gap-2 text-sm text-muted" role="status">
      {isLive && !isEdited ? (
        <>
          <Radio aria-hidden className="size-4 text-accent" /> Live
        </>
      ) : (
        <Link
          to={pathname + search}
          className="flex min-h-9 items-center gap-2 font-semibold text-accent underline underline-offset-4"
        >
          <RefreshCw aria-hidden className="size-4" /> Refresh
        </Link>
      )}
    </p>
  );
}

/** Whether the page is connected. */
function useLiveFeed(isEdited: boolean): boolean {
  const [isLive, setLive] = useState(false);
  const { revalidate } = useRevalidator();
  const latest = useRef({ isEdited, revalidate });
  latest.current = { isEdited, revalidate };
  useEffect(() => {
    let socket: WebSocket | undefined;
    let [readAt, failures, hasAnswered] = [0, 0, true];
    let reading: ReturnType<typeof setTimeout> | undefined;
    let connecting: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      if (reading !== undefined) return;
      reading = setTimeout(
        () => {
          reading = undefined;
          readAt = Date.now();
          if (!latest.current.isEdited) latest.current.revalidate();
        },
        Math.max(0, readAt + spacingMilliseconds - Date.now()),
      );
    };
    const connect = () => {
      const address = new URL("/app/admin/live", window.location.href);
      address.protocol = address.protocol.replace("http", "ws");
      const opened = new WebSocket(address);
      socket = opened;
      opened.onopen = () => {
        // What changed while there was no connection.
        if (failures > 0) read();
        [failures, hasAnswered] = [0, true];
        setLive(true);
      };
      opened.onmessage = ({ data }) => {
        hasAnswered = true;
        if (data !== "pong") read();
      };
      opened.onclose = ({ code }) => {
        if (socket !== opened) return;
        setLive(false);
        // Reading the data leads to where the visitor may go now.
        if (code === noLongerAdmin) return read();
        failures++;
        connecting = setTimeout(connect, Math.min(longestWaitMilliseconds, 500 * 2 ** failures));
      };
    };
    const pinging = setInterval(() => {
      if (socket?.readyState !== WebSocket.OPEN) return;
      if (!hasAnswered) return socket.close();
      hasAnswered = false;
      socket.send("ping");
    }, pingMilliseconds);
    connect();
    return () => {
      const last = socket;
      socket = undefined;
      last?.close();
      clearInterval(pinging);
      clearTimeout(reading);
      clearTimeout(connecting);
    };
  }, []);
  return isLive;
}
