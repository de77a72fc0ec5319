import { MEDIA_REASON_TEXTS, type MediaReason } from '#contract/values/media.ts'
import { DomainError } from '#contract/wire/errors.ts'

/** What a file is not, or lacks; thrown by everything that reads one. */
export function refuseMedia(reason: MediaReason): never {
  const description = MEDIA_REASON_TEXTS[reason]
  throw new DomainError('notMedia', { description, fields: [{ field: '/file', description, keyword: reason }] })
}
