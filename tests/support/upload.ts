import type { Person } from './startServer.ts'

export type Upload = {
  text: string | Buffer
  name: string
  query?: Readonly<Record<string, string>>
  /** Sent before the file. */
  fields?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
}

const LINE = '----file-of-a-test'

/** Sends a file as a form does. */
export function upload(person: Person, url: string, { text, name, query = {}, fields = {}, headers = {} }: Upload) {
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${LINE}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${LINE}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return person.send({
    method: 'POST',
    url: `${url}?${new URLSearchParams(query).toString()}`,
    headers: { 'content-type': `multipart/form-data; boundary=${LINE}`, ...headers },
    payload: Buffer.concat([Buffer.from(parts.join('') + head), Buffer.from(text), Buffer.from(`\r\n--${LINE}--\r\n`)]),
  })
}
