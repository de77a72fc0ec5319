import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Text of a gzipped file in the folder of source data. */
export function readGzip(folder: string, name: string): string {
  return gunzipSync(readFileSync(join(folder, name))).toString('utf8')
}
