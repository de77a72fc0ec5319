import type { Command } from '../../context.ts'

/** The manifest of a playback; its signed address alone opens it. */
export const readManifest: Command<'readManifest'> = async ({ services }, { params }) => ({
  raw: {
    type: 'application/dash+xml',
    body: await services.playback.manifest(params.token),
    headers: { 'cache-control': 'private, max-age=300' },
  },
})
