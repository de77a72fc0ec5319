import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { shownChanges } from '#kit/record/audit/shownChanges.ts'
import { listDifference } from '#kit/record/changes/listDifference.ts'
import { TextDifference } from '#kit/record/changes/TextDifference.tsx'
import type { FieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'

type Example = { key: string; lon: readonly LocalizedText[]; name?: string; changes: readonly FieldChange[] }

type ChangeExamplesProps = {
  examples: readonly Example[]
  words: FieldWords
  /** The address of a title; undefined where it has none. */
  pathOf?: (key: string) => string | undefined
}

/** Some of the titles with what each of their fields holds and would hold. */
export function ChangeExamples({ examples, words, pathOf }: ChangeExamplesProps) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const id = useId()
  if (examples.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Box component="h3" id={id} sx={{ typography: 'subtitle2', margin: '0 0 4px' }}>
        {translate('bulk.examples')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {examples.map(({ key, lon, name, changes }, place) => {
          const title = name ?? (titleOf({ lon: [...lon] }, language) || translate('list.untitled'))
          const to = pathOf?.(key)
          const isNew = pathOf !== undefined && to === undefined
          return (
            <Box
              component="li"
              key={`${key} ${place}`}
              sx={{ paddingBlock: '8px', '& + &': { borderBlockStart: '1px solid', borderColor: 'line.hair' } }}
            >
              <Box sx={{ typography: 'bodyStrong', overflowWrap: 'anywhere' }}>
                {to ? (
                  <Link component={RouterLink} to={to} color="inherit">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </Box>
              {shownChanges(changes).map((change) => (
                <ExampleLine key={change.field} change={change} words={words} isNew={isNew} />
              ))}
            </Box>
          )
        })}
      </Box>
    </section>
  )
}

/** One field: what stands there, and what would; of a title that is yet to be made, what would alone. */
function ExampleLine({ change: whole, words, isNew }: { change: FieldChange; words: FieldWords; isNew: boolean }) {
  const translate = useTranslate()
  const change = listDifference(whole)
  const { name, lang } = words.field(change.field)
  const before = words.value(change.field, change.before)
  const after = words.value(change.field, change.after)
  const isBoth = before !== undefined && after !== undefined
  // Of a list only what left it and what came is told: the rest stays.
  const isPart = change !== whole
  const side = (text: string | undefined, which: 'before' | 'after') => (
    <Box
      component="span"
      lang={text === undefined ? undefined : lang}
      sx={{ color: text === undefined || which === 'before' ? 'text.tertiary' : 'text.primary' }}
    >
      {text === undefined ? (
        translate('editor.changes.empty')
      ) : isBoth ? (
        <TextDifference before={before} after={after} side={which} />
      ) : (
        text
      )}
    </Box>
  )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(84px,112px) minmax(0,1fr)', gap: '2px 12px' }}>
      <Box sx={{ typography: 'meta', color: 'text.secondary', overflowWrap: 'anywhere', lineHeight: '20px' }}>
        {name}
      </Box>
      <Box sx={{ typography: 'meta', lineHeight: '20px', overflowWrap: 'anywhere' }}>
        {isPart ? (
          <ListParts gone={before} come={after} />
        ) : isNew && before === undefined ? (
          side(after, 'after')
        ) : (
          <>
            {side(before, 'before')}{' '}
            <Box component="span" sx={{ display: 'inline-flex', verticalAlign: '-3px', color: 'text.tertiary' }}>
              <Icon name="arrow" size="small" label={translate('bulk.becomes')} />
            </Box>{' '}
            {side(after, 'after')}
          </>
        )}
      </Box>
    </Box>
  )
}

/** '− drama + musical' */
function ListParts({ gone, come }: { gone: string | undefined; come: string | undefined }) {
  return (
    <>
      {gone !== undefined && (
        <Box component="del" sx={{ display: 'block', color: 'text.tertiary', textDecoration: 'none' }}>
          {`− ${gone}`}
        </Box>
      )}
      {come !== undefined && (
        <Box component="ins" sx={{ display: 'block', textDecoration: 'none' }}>
          {`+ ${come}`}
        </Box>
      )}
    </>
  )
}
