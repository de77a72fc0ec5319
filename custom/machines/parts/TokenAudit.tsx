import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { MachineToken } from '#contract/schemas/machine.ts'
import { interfaceLanguage } from '#contract/values/languages.ts'
import { MACHINE_AUDIT } from '#contract/values/machine.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { AuditPanel } from '#kit/record/audit/AuditPanel.tsx'

/** Who made a token, with which rights, and who revoked it. */
export function TokenAudit({ token, onClose }: { token: MachineToken; onClose: () => void }) {
  const translate = useTranslate()
  const schema = useTokenSchema(token)
  return (
    <SharedDialog
      open
      isPlain
      title={translate('editor.audit.tab')}
      subtitle={token.n}
      cancelLabel={translate('actions.close')}
      onClose={onClose}
    >
      <AuditPanel type={MACHINE_AUDIT} id={token.id} rev={token.revoked === undefined ? 0 : 1} schema={schema} />
    </SharedDialog>
  )
}

/** The fields of a token under the words of its table. */
function useTokenSchema({ rights }: MachineToken): FormSchema {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  return useMemo(() => {
    const named = (words: string, more: FormSchema = {}): FormSchema => ({
      ...more,
      'x-label': { en: words, [language]: words },
    })
    const actions = { type: 'array', items: { type: 'string' } } as const
    const pages = Object.keys(rights).map((page) => [page, named(translate(`shell.pages.${page}`), actions)])
    const token = named(translate('machines.tokens.token'), {
      type: 'object',
      properties: {
        n: named(translate('machines.columns.name')),
        rights: named(translate('machines.columns.rights'), {
          type: 'object',
          properties: Object.fromEntries(pages) as Record<string, FormSchema>,
        }),
        until: named(translate('machines.columns.until'), { type: 'string', format: 'date-time' }),
      },
    })
    return { type: 'object', properties: { token } }
  }, [translate, language, rights])
}
