import type { Command } from '../../context.ts'

export const readMediaTools: Command<'readMediaTools'> = async ({ services }) => {
  const ffmpeg = (await services.media.ffmpegVersion()) ?? null
  return { data: { ffmpeg, exact: ffmpeg !== null } }
}
