import type { Context } from 'hono';
import type { World } from '../world.ts';

/** Serves an uploaded file to anyone who has its complete address, including the signature. */
export async function serveAttachment(world: World, c: Context): Promise<Response> {
  const blob = await world.blobs.get(`${c.req.param('id')}-${c.req.query('hm')}`);
  if (!blob) return c.text('This content is no longer available.', 404);
  return new Response(new Uint8Array(blob.bytes), {
    headers: {
      'content-type': blob.contentType,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
