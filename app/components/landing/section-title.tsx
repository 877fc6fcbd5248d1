export function SectionTitle({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <h2 className="text-3xl sm:text-4xl">{title}</h2>
      {lead ? <p className="mt-3 max-w-2xl text-lg text-muted">{lead}</p> : null}
    </>
  );
}
