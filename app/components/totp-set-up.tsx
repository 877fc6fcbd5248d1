import { FileButton } from "./button";

interface TotpSetUpProps {
  setUp: { secret: string; uri: string; qrCode: string };
}

/** What an authenticator app scans, or is told by hand. */
export function TotpSetUp({ setUp: { secret, uri, qrCode } }: TotpSetUpProps) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      <img
        src={`data:image/svg+xml;utf-8,${encodeURIComponent(qrCode)}`}
        alt="QR code with the set-up key that stands beside it"
        width={208}
        height={208}
        className="size-52 shrink-0 rounded-xl border border-line bg-white"
      />
      <div className="min-w-0 grow basis-56 space-y-4">
        <p>Open your authenticator app, choose to add an account and scan this code.</p>
        <div>
          <p className="text-muted">No camera? Type this key in place of it:</p>
          <p className="mt-1 rounded-lg bg-accent-soft px-3 py-2 font-mono text-lg font-semibold tracking-wide">
            {secret.replace(/.{4}(?=.)/g, "$& ")}
          </p>
        </div>
        <FileButton href={uri}>Open in an app on this device</FileButton>
      </div>
    </div>
  );
}
