import { claimStep, documentSet, gated, isLockedOf } from './effects.ts'

const rowsOf = (param: 'documents' | 'newDocuments') => `jsonb_populate_recordset(NULL::document, $${param}::jsonb)`

/**
 * The step `gate` of many documents at once, and what is claimed for those that are made: `documents` are rows of those
 * that are there, `newDocuments` of the others. Rows are taken in the order of ids, so that two writers never wait for
 * each other. `chosen` is a join on `p` that holds some of them back.
 */
export const manyGate = (chosen = '') => `
  standing AS MATERIALIZED (
    SELECT d.id FROM ${rowsOf('documents')} p JOIN document d ON d.id = p.id AND d.urn = p.urn ${chosen}
    ORDER BY d.id FOR NO KEY UPDATE OF d),
  changed_documents AS (
    UPDATE document d SET ${documentSet}
    FROM ${rowsOf('documents')} p JOIN standing s ON s.id = p.id
    WHERE d.id = p.id AND d.rev = p.rev - 1 AND NOT ${isLockedOf('d')}
    RETURNING ${gated}),
  new_documents AS (
    INSERT INTO document AS d SELECT p.* FROM ${rowsOf('newDocuments')} p ${chosen}
    WHERE NOT ${isLockedOf('p')} ORDER BY p.id
    ON CONFLICT DO NOTHING RETURNING ${gated}),
  gate AS MATERIALIZED (SELECT * FROM changed_documents UNION ALL SELECT * FROM new_documents),
  ${claimStep(rowsOf('newDocuments'))}`
