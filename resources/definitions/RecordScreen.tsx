import { useParams } from 'react-router'
import { ContentCreate } from '../create/ContentCreate.tsx'
import { ContentEdit } from '../edit/ContentEdit.tsx'

/**
 * A record in its form, a new one or that of the address. One chunk for both: a record that was saved for the first time
 * moves to its own address without waiting for another.
 */
export function RecordScreen() {
  const { contentId } = useParams()
  return contentId === undefined ? <ContentCreate /> : <ContentEdit />
}
