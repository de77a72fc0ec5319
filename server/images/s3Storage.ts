import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { FileStorage } from './fileStorage.ts'
import { assertKey } from './fileStorage.ts'
import { StorageRefused } from './storageRefused.ts'

type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type Bucket = Pick<S3Settings, 'endpoint' | 'bucket'>

/** Files at an S3-compatible service, path-style addresses. aws4fetch signs; it is 2 kB where an SDK is many MB. */
export function s3Storage({ endpoint, bucket, ...credentials }: S3Settings): FileStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 })
  const place = { endpoint, bucket }
  const address = (key: string) => (assertKey(key), `${endpoint}/${bucket}/${key}`)
  const send = (url: string, init?: RequestInit) => client.fetch(url, init).catch(refuseUnreached(place))
  /** Signed first, since signing a body would read it whole. */
  const sendBlob = async (body: Blob, key: string) => {
    const signed = await client.sign(address(key), {
      method: 'PUT',
      headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    })
    return fetch(signed.url, { method: 'PUT', headers: signed.headers, body }).catch(refuseUnreached(place))
  }
  /** Undefined where the bucket has no such file. */
  const find = async (key: string, headers?: Record<string, string>) => {
    const answer = await send(address(key), headers && { headers })
    if (answer.ok) return answer
    const refusal = await refusalOf(answer, place, key)
    if (refusal) throw refusal
    return undefined
  }
  const expectOk = async (answer: Response, key: string): Promise<void> => {
    if (!answer.ok) throw (await refusalOf(answer, place, key)) ?? new StorageRefused(unexpected(answer, place, key))
  }
  return {
    put: async (key, bytes) => expectOk(await send(address(key), { method: 'PUT', body: new Uint8Array(bytes) }), key),
    get: async (key) => {
      const answer = await find(key)
      return answer && Buffer.from(await answer.arrayBuffer())
    },
    // A blob of a file is read as it is sent, and its length is known beforehand.
    putFile: async (key, path) => expectOk(await sendBlob(await openAsBlob(path), key), key),
    open: async (key, range) => {
      const body = (await find(key, range && { range: `bytes=${range.first}-${range.last}` }))?.body
      return body ? Readable.fromWeb(body as ReadableStream) : undefined
    },
    remove: async (key) => {
      const answer = await send(address(key), { method: 'DELETE' })
      if (answer.status !== 404) await expectOk(answer, key)
    },
    check: async () => expectOk(await send(`${endpoint}/${bucket}?list-type=2&max-keys=1`), '(a list)'),
  }
}

function refuseUnreached({ endpoint }: Bucket): (error: unknown) => never {
  return (error) => {
    const { cause } = error instanceof Error ? error : {}
    const why = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
    throw new StorageRefused(`The file storage at ${endpoint} cannot be reached${why}: correct FILES_ENDPOINT.`, error)
  }
}

/** Why the storage did not do it; undefined where the file alone is not there. */
async function refusalOf(answer: Response, place: Bucket, key: string): Promise<StorageRefused | undefined> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? ''
  const { endpoint, bucket } = place
  if (code === 'NoSuchBucket')
    return new StorageRefused(`There is no bucket ${bucket} at ${endpoint}: make it, or correct FILES.`)
  if (answer.status === 404) return undefined
  if (answer.status !== 403) return new StorageRefused(unexpected(answer, place, key, code))
  return new StorageRefused(
    `The file storage at ${endpoint} refuses the keys of FILES_ACCESS_KEY and FILES_SECRET_KEY for the bucket ${bucket} ` +
      `(${[403, code].filter(Boolean).join(' ')}).`,
  )
}

function unexpected({ status }: Response, { endpoint }: Bucket, key: string, code = ''): string {
  return `The file storage at ${endpoint} answered ${[status, code].filter(Boolean).join(' ')} for ${key}.`
}
