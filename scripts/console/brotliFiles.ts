import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Below this many letters the best differs from the quick by a few bytes. */
const MIN_LENGTH = 4_096
const WORTH_IT = /\.(?:js|css)$/

/**
 * Writes `<file>.br` beside the scripts and styles of the built console, by the best that brotli does: a twelfth less
 * than what a server can make while somebody waits for it (`server/app/consoleFiles`).
 */
export function brotliFiles(): Plugin {
  return {
    name: 'brotli-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).flatMap((file) => {
        const content = file.type === 'chunk' ? file.code : file.source
        return WORTH_IT.test(file.fileName) && content.length >= MIN_LENGTH
          ? [{ path: join(dir, `${file.fileName}.br`), bytes: Buffer.from(content) }]
          : []
      })
      await Promise.all(
        files.map(async ({ path, bytes }) =>
          writeFile(path, await compress(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })),
        ),
      )
    },
  }
}
