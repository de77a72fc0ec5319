/** Where pictures of pages and containers lie: what settings keep begins so, and is opened by a ticket. */
const STORE_PICTURES = '/image/picture/'

/** The address under which settings keep an uploaded picture. */
export function storePicture(id: string, hash: string, ext: string): string {
  return `${STORE_PICTURES}${id}/${hash}.${ext}`
}

/** The parts of such an address: what it was uploaded for, and which bytes. */
export function pictureOf(address: string): { id: string; hash: string; ext: string } {
  const [id = '', file = ''] = address.slice(STORE_PICTURES.length).split('/')
  const dot = file.lastIndexOf('.')
  return { id, hash: file.slice(0, dot), ext: file.slice(dot + 1) }
}

/** Whether an address of settings is a picture that was uploaded here. */
export function isStorePicture(address: unknown): address is string {
  return typeof address === 'string' && /^\/image\/picture\/[\w-]{1,80}\/[\w-]{1,128}\.(jpg|png)$/.test(address)
}
