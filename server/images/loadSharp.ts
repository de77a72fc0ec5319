import type sharp from 'sharp'

let loading: Promise<typeof sharp> | undefined

/** The image library, loaded with the first image. */
export function loadSharp(): Promise<typeof sharp> {
  return (loading ??= load())
}

async function load(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  // Only the JPEG and PNG loaders may see a stranger's bytes; every other format's code stays unreachable.
  library.block({ operation: ['VipsForeignLoad'] })
  library.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadPngBuffer',
    ],
  })
  library.concurrency(1)
  library.cache({ memory: 64, files: 0, items: 50 })
  return library
}
