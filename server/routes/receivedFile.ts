import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '#contract/wire/errors.ts'
import type { UploadedFile } from '../caller.ts'

/** The body itself where it is one file, else the first file of a form. It streams: nothing of it is read before the command reads it. */
export async function receivedFile(request: FastifyRequest): Promise<UploadedFile> {
  const { body, headers } = request
  if (body instanceof Readable)
    return { filename: '', mimetype: headers['content-type'] ?? '', stream: body, isTruncated: () => false, fields: {} }
  if (!request.isMultipart())
    throw new DomainError('unsupportedType', { description: 'Send the file as multipart/form-data.' })
  const part = await request.file().catch(refuse)
  if (!part) throw new DomainError('malformed', { description: 'The request carries no file.' })
  return {
    filename: storable(part.filename),
    mimetype: part.mimetype,
    stream: part.file,
    isTruncated: () => part.file.truncated,
    fields: fieldsOf(part),
  }
}

/** Nothing that no text column takes: control characters, and half of a letter where a long name is cut. */
function storable(name: string): string {
  return name
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 255)
    .toWellFormed()
}

/** One that is longer than it may be is refused, since half of it means something else. */
function fieldsOf({ fields }: MultipartFile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!field || Array.isArray(field) || field.type !== 'field') return []
      if (field.valueTruncated) throw new DomainError('tooLarge', { field: `/${name}` })
      return [[name, String(field.value)]]
    }),
  )
}

/** Whatever the body's own bytes bring about is the sender's doing; what Fastify words by its codes stays as it is. */
function refuse(error: unknown): never {
  if (typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('FST_'))
    throw error
  throw new DomainError('malformed', { description: 'The upload cannot be read.' })
}
