/** Long enough for a browser to have taken the file over. */
const TAKEN_MS = 60_000

/** Hands a text to the browser's downloads. */
export function offerFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_MS)
}
