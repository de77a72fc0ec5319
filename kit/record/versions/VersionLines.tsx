import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import type { VersionEntry } from '#contract/schemas/contentRecord.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useVersionName } from './useVersionName.ts'
import { VersionLine } from './VersionLine.tsx'

type VersionLinesProps = {
  versions: readonly VersionEntry[]
  /** Key of the version that is on screen. */
  shown: string | undefined
  /** How a version differs from what is on screen, below its line. */
  compare: (version: VersionEntry, name: string) => ReactNode
}

/** Versions as lines, named by what stands on them; one of them is opened. */
export function VersionLines({ versions, shown, compare }: VersionLinesProps) {
  const nameOf = useVersionName()
  const [chosen, setChosen] = useState<string>()
  return (
    <Lines>
      {versions.map((version) => {
        const isChosen = chosen === version.key
        return (
          <li key={version.key}>
            <ButtonBase
              className="line"
              aria-expanded={isChosen}
              onClick={() => setChosen(isChosen ? undefined : version.key)}
            >
              <Icon name={isChosen ? 'chevronDown' : 'chevronRight'} size="small" />
              <VersionLine version={version} current={version.key === shown} />
            </ButtonBase>
            {isChosen && compare(version, nameOf(version))}
          </li>
        )
      })}
    </Lines>
  )
}

const Lines = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderBlockEnd: '1px solid var(--mui-palette-line-hair)' },
  '& .line': { font: 'inherit', display: 'flex', inlineSize: '100%', gap: 4, padding: 4, textAlign: 'start' },
})
