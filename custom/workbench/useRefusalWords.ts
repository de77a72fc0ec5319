import { useTranslate } from 'ra-core'
import { isObject } from '#contract/rules/diff/json.ts'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useFailureWords } from '#kit/jobs/bulk/useFailureWords.ts'

/** Why a title could not be saved, in the reader's language: the error of a call, or the reason that a job's item has. */
export function useRefusalWords(): (refused: unknown) => string {
  const translate = useTranslate()
  const failureWords = useFailureWords()
  return (refused) => {
    if (!(refused instanceof Error) && isObject(refused)) return failureWords(refused)
    const message = errorMessage(refused)
    return message
      ? translate(message.key, { ...message.values, _: message.text ?? message.key })
      : translate('errors.requestFailed')
  }
}
