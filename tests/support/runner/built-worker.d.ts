declare module "*/build/server/index.js" {
  const worker: ExportedHandler<Env>;
  export default worker;
}
