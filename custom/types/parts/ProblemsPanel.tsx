import ButtonBase from '@mui/material/ButtonBase'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { InvalidExample, TypeProblem } from '#contract/registry/typeRecord.ts'
import { localized, type LocalizedText } from '#contract/values/localizedText.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Meter } from '#kit/parts/layoutParts/Meter.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import type { ProblemWords } from '../useProblemWords.ts'
import type { TypeEditor } from '../useTypeEditor.ts'
import { Lines } from './Sheet.tsx'

type ProblemsPanelProps = { editor: TypeEditor; words: ProblemWords; onGoTo: (place: string) => void }

/** What the server says of the document: problems by place, and the stored titles that it would make invalid. */
export function ProblemsPanel({ editor, words, onGoTo }: ProblemsPanelProps) {
  const translate = useTranslate()
  const { check } = editor
  const problems = check.result?.problems ?? []
  return (
    <div aria-busy={check.state === 'waiting'}>
      {check.state === 'failed' && <p role="alert">{translate('types.checkFailed')}</p>}
      {problems.length === 0 && check.state !== 'failed' && (
        <p style={{ display: 'flex', gap: 8, margin: 0, alignItems: 'center' }}>
          <Icon name={check.state === 'waiting' ? 'clock' : 'check'} />
          {translate(check.state === 'waiting' ? 'types.checking' : 'types.sound')}
        </p>
      )}
      <Lines>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.keyword}`}>
            <ButtonBase
              onClick={() => onGoTo(problem.field)}
              sx={{
                font: 'inherit',
                display: 'block',
                width: '100%',
                textAlign: 'start',
                paddingBlock: 2,
                borderRadius: '4px',
              }}
            >
              <code>{problem.field || '/'}</code>
              <span style={{ display: 'block', fontSize: 13, lineHeight: '18px' }}>{words.of(problem)}</span>
            </ButtonBase>
          </li>
        ))}
      </Lines>
      <Notes notes={check.result?.notes ?? []} words={words} />
      {problems.every(({ field }) => field.startsWith('/sample')) && editor.record && (
        <StoredTitles editor={editor} words={words} />
      )}
    </div>
  )
}

/** What was made, and what is kept without being enforced: none of it stops a save. */
function Notes({ notes, words }: { notes: readonly TypeProblem[]; words: ProblemWords }) {
  const translate = useTranslate()
  if (notes.length === 0) return null
  return (
    <details style={{ paddingBlockStart: 16 }}>
      <summary>{translate('types.notes')}</summary>
      <Lines>
        {notes.map((note) => (
          <li key={`${note.field} ${note.keyword} ${note.description}`}>
            <code>{note.field || '/'}</code> <span className="quiet">{words.of(note)}</span>
          </li>
        ))}
      </Lines>
    </details>
  )
}

function StoredTitles({ editor, words }: { editor: TypeEditor; words: ProblemWords }) {
  const translate = useTranslate()
  const format = useFormat()
  const { record, check } = editor
  const { result } = check
  if (!record || !result) return null
  const { invalidCount, looked, atLeast, examples } = result
  const key = atLeast ? 'types.makesInvalidAtLeast' : 'types.makesInvalid'
  return (
    <section aria-live="polite" style={{ paddingBlockStart: 16 }}>
      <h3 style={{ margin: 0, fontSize: 13 }}>{translate('types.storedTitles')}</h3>
      <p style={{ margin: '4px 0 8px', fontSize: 13 }}>
        {invalidCount === 0
          ? translate(looked === 0 ? 'types.sameSchema' : 'types.noneInvalid', {
              smart_count: looked,
              count: format.number(looked),
            })
          : translate(key, { smart_count: invalidCount, count: format.number(invalidCount) })}
      </p>
      {invalidCount > 0 && looked > 0 && (
        <Meter share={invalidCount / looked} tone="error" label={translate('types.storedTitles')} />
      )}
      <Lines>
        {examples.map((example) => (
          <Example key={example.id} example={example} type={record} words={words} />
        ))}
      </Lines>
    </section>
  )
}

type ExampleProps = { example: InvalidExample; type: Pick<TypeSummary, 'area' | 'type'>; words: ProblemWords }

function Example({ example, type, words }: ExampleProps) {
  const { product } = useConsole()
  const { language } = useFormat().settings
  const name = localized(example.lon as LocalizedText[] | undefined, language) || example.id
  return (
    <li style={{ paddingBlock: 6 }}>
      <Link to={itemPath(product, type, example.id, example.st)} target="_blank">
        {name}
      </Link>
      {example.problems.map((problem) => (
        <div key={problem.field}>
          <code>{problem.field}</code> <span className="quiet">{words.of(problem)}</span>
        </div>
      ))}
    </li>
  )
}
