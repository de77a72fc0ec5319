/** Sent share of 1. */
export type ProgressListener = (share: number) => void

/**
 * Sends a request like fetch and tells how much of its body is on the way, which fetch cannot. Fails as fetch does:
 * TypeError for a broken line, AbortError for a cancelled request.
 */
export function sendWithProgress(address: string, init: RequestInit, onProgress: ProgressListener): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(init.method ?? 'GET', address)
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('Network request failed')))
    request.addEventListener('abort', () => reject(new DOMException('The request was cancelled', 'AbortError')))
    request.addEventListener('loadend', () => init.signal?.removeEventListener('abort', abort))
    if (init.signal?.aborted) return reject(new DOMException('The request was cancelled', 'AbortError'))
    init.signal?.addEventListener('abort', abort)
    request.send(init.body as XMLHttpRequestBodyInit)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':')
    return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
  })
  return new Response(request.responseText, { status: request.status, headers })
}
