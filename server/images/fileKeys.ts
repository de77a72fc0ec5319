/** The original of a picture, by the hash of its bytes. */
export function blobKey(hash: string, ext: string): string {
  return `blob/${hash.slice(0, 2)}/${hash}.${ext}`
}

/** The photo of a person, by the hash of its bytes. */
export function photoKey(hash: string): string {
  return `photo/${hash.slice(0, 2)}/${hash}.jpg`
}
