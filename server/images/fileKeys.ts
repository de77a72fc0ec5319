/** The original of a picture, by the hash of its bytes. */
export function blobKey(hash: string, ext: string): string {
  return `blob/${hash.slice(0, 2)}/${hash}.${ext}`
}

/** A film or a sound by the hash of its bytes. */
export function mediaKey(hash: string): string {
  return `media/${hash.slice(0, 2)}/${hash}.mp4`
}

/** A file that was cut for a download. */
export function cutKey(stored: string): string {
  return `cut/${stored}`
}

/** One level of the waveform of a sound. */
export function peaksKey(hash: string, level: number): string {
  return `media/${hash.slice(0, 2)}/${hash}.peaks-${level}.json`
}

/** One sheet of a film's small pictures. */
export function sheetKey(hash: string, sheet: number): string {
  return `media/${hash.slice(0, 2)}/${hash}.sheet-${sheet}.jpg`
}

/** The photo of a person, by the hash of its bytes. */
export function photoKey(hash: string): string {
  return `photo/${hash.slice(0, 2)}/${hash}.jpg`
}
