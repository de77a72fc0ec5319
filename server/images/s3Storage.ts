import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { FileStorage } from './fileStorage.ts'
import { assertKey } from './fileStorage.ts'

type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Files at an S3-compatible service, path-style addresses. aws4fetch signs; it is 2 kB where an SDK is many MB. */
export function s3Storage({ endpoint, bucket, ...credentials }: S3Settings): FileStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 })
  const address = (key: string) => (assertKey(key), `${endpoint}/${bucket}/${key}`)
  /** Signed first, since signing a body would read it whole. */
  const sendBlob = async (body: Blob, key: string) => {
    const signed = await client.sign(address(key), {
      method: 'PUT',
      headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    })
    return fetch(signed.url, { method: 'PUT', headers: signed.headers, body })
  }
  return {
    put: async (key, bytes) =>
      expectOk(await client.fetch(address(key), { method: 'PUT', body: new Uint8Array(bytes) }), key),
    get: async (key) => {
      const answer = await client.fetch(address(key))
      if (answer.status === 404) return undefined
      expectOk(answer, key)
      return Buffer.from(await answer.arrayBuffer())
    },
    // A blob of a file is read as it is sent, and its length is known beforehand.
    putFile: async (key, path) => expectOk(await sendBlob(await openAsBlob(path), key), key),
    open: async (key) => {
      const answer = await client.fetch(address(key))
      if (answer.status === 404) return undefined
      expectOk(answer, key)
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined
    },
    remove: async (key) => {
      const answer = await client.fetch(address(key), { method: 'DELETE' })
      if (answer.status !== 404) expectOk(answer, key)
    },
    check: async () => expectOk(await client.fetch(`${endpoint}/${bucket}?list-type=2&max-keys=1`), 'bucket'),
  }
}

function expectOk(answer: Response, key: string): void {
  if (!answer.ok) throw new Error(`the file storage answered ${answer.status} for ${key}`)
}
