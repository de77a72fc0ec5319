/** Lets the browser save what stands at an address of the server, as a click on a link would. */
export function saveFile(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
