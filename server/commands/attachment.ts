/** Headers of a file that the browser saves and never shows: what is inside is people's. */
export function attachment(fileName: string): Record<string, string> {
  return {
    'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"${inFull(fileName)}`,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
}

/** RFC 6266: a name that is not of plain letters, for browsers that can. */
function inFull(fileName: string): string {
  if (/^[\w.-]*$/.test(fileName)) return ''
  return `; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed()).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}
