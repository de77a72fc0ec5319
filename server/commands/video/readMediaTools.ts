import type { Command } from '../../context.ts'

export const readMediaTools: Command<'readMediaTools'> = async ({ services }) => ({
  data: {
    ...(await services.cuts.tools()),
    meaning: services.meaning.isThere,
    uploadBytes: services.media.uploadBytes,
  },
})
