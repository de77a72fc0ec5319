import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'

/** What the values of a policy are called, for banners, steps and the audit; the wire has rules in two places. */
export function usePolicySchema(): FormSchema {
  const translate = useTranslate()
  return useMemo(() => {
    const named = (key: string): FormSchema => ({ title: translate(`policies.${key}`) })
    const row: FormSchema = {
      properties: { n: named('attribute'), op: named('operator'), val: named('value'), off: named('switchOff') },
    }
    const rules: FormSchema = { ...named('rules'), type: 'array', items: row }
    const rule: FormSchema = { properties: { rules } }
    return {
      type: 'object',
      properties: {
        n: named('name'),
        an: named('application'),
        prd: named('products'),
        rules: { ...rules, items: rule },
        more: { ...rules, items: rule },
        cases: named('cases.title'),
      },
    }
  }, [translate])
}
