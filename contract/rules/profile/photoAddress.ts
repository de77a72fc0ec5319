const FOLDER = '/user/profile/photo/'

/** Where a photo is read, below the API's base: it is named by its contents, so what is shown never goes stale. */
export function photoAddress(hash: string): string {
  return `${FOLDER}${hash}.jpg`
}

/** The hash in a photo's file name, or undefined for any other file. */
export function photoHash(file: string): string | undefined {
  return /^([0-9a-f]{64})\.jpg$/.exec(file)?.[1]
}
