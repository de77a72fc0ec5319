/** Long enough for a browser to have taken the file over. */
const TAKEN_MS = 60_000

/** Lets the browser save what stands at an address, as a click on a link would. */
export function saveFile(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Lets the browser save a table that was made here. */
export function saveTable(text: string, name: string): void {
  saveBytes(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
}

/** Lets the browser save bytes that are here already. */
export function saveBytes(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes)
  saveFile(address, name)
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_MS)
}
