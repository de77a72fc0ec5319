import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A service of the S3 protocol with one bucket in memory, which checks signatures as the real ones do. */
export type S3Bucket = {
  endpoint: string
  /** The settings of a server whose files lie there. */
  env: Record<'FILES' | 'FILES_ENDPOINT' | 'FILES_ACCESS_KEY' | 'FILES_SECRET_KEY', string>
  /** Names of what it holds. */
  keys: () => string[]
  close: () => void
}

const BUCKET = 'films'
const SECRET = 'a secret of tests'

type Answer = { status: number; body?: Buffer | string }

export async function openS3Bucket(): Promise<S3Bucket> {
  const kept = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const answer = answerTo(request, body, kept)
      response.writeHead(answer.status).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    endpoint,
    env: { FILES: `s3://${BUCKET}`, FILES_ENDPOINT: endpoint, FILES_ACCESS_KEY: 'tests', FILES_SECRET_KEY: SECRET },
    keys: () => [...kept.keys()],
    close: () => server.close(),
  }
}

function answerTo(request: IncomingMessage, body: Buffer, kept: Map<string, Buffer>): Answer {
  const [, bucket = '', key = ''] = /^\/([^/?]+)\/?([^?]*)/.exec(request.url ?? '') ?? []
  if (request.method === 'PUT' && request.headers['content-length'] === undefined)
    return refused(411, 'MissingContentLength')
  if (signatureOf(request, body) !== /Signature=(\w+)/.exec(request.headers.authorization ?? '')?.[1])
    return refused(403, 'SignatureDoesNotMatch')
  if (bucket !== BUCKET) return refused(404, 'NoSuchBucket')
  if (key === '') return { status: 200, body: '<ListBucketResult/>' }
  if (request.method === 'PUT') return (kept.set(key, body), { status: 200 })
  if (request.method === 'DELETE') return (kept.delete(key), { status: 204 })
  const found = kept.get(key)
  return found ? { status: 200, body: found } : refused(404, 'NoSuchKey')
}

function refused(status: number, code: string): Answer {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>` }
}

/** Signature version 4 of a request, as its receiver reckons it; empty where the hash of its body is another. */
function signatureOf({ method, url = '', headers }: IncomingMessage, body: Buffer): string {
  const { authorization = '' } = headers
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? ''
  const scope = /Credential=[^/]+\/([^,]+)/.exec(authorization)?.[1] ?? ''
  const [day = '', region = '', service = ''] = scope.split('/')
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== hash(body)) return ''
  const { pathname, searchParams } = new URL(url, 'http://bucket')
  searchParams.sort()
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [method, pathname, searchParams.toString(), lines.join(''), signed, bodyHash].join('\n')
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hash(canonical)].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${SECRET}`,
  )
  return createHmac('sha256', key).update(text).digest('hex')
}

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
