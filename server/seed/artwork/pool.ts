import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** One drawn picture of the pool. Its bytes are a file beside the index, named by `name` and `ext`. */
export type PoolPicture = {
  name: string
  ext: 'jpg' | 'png'
  /** SHA-256 of the bytes: the address under which the image service keeps them. */
  hash: string
  width: number
  height: number
  size: number
  focal: { x: number; y: number }
  /** Genres that the picture suits; empty for the marks of channels. */
  genres: string[]
}

export function readPool(): PoolPicture[] {
  return JSON.parse(readFileSync(new URL('pool/index.json', import.meta.url), 'utf8')) as PoolPicture[]
}

export function readPicture(picture: Pick<PoolPicture, 'name' | 'ext'>): Promise<Buffer> {
  return readFile(new URL(`pool/${picture.name}.${picture.ext}`, import.meta.url))
}
