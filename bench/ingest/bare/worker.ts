/** A handler that only reads the body, as every receiver must. */
// oxlint-disable-next-line import/no-default-export -- the runtime asks for it
export default {
  async fetch(request: Request): Promise<Response> {
    const body = await request.arrayBuffer();
    return Response.json({ bytes: body.byteLength });
  },
};
