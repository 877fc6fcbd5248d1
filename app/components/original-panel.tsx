import { TextLink } from "./text-link";

/** The uploaded PDF in the browser's own viewer; a browser without one leads to it by the link. */
export function OriginalPanel({ address, fileName }: { address: string; fileName: string }) {
  return (
    <div>
      <p className="mb-3 text-sm">
        <TextLink to={address} reloadDocument target="_blank">
          Open the file in a tab of its own
        </TextLink>
      </p>
      <iframe
        src={address}
        title={`The file ${fileName}`}
        className="h-[36rem] w-full rounded-lg border border-line bg-paper lg:h-[calc(100dvh-17rem)] lg:min-h-80"
      />
    </div>
  );
}
