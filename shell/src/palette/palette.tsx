import { useSession } from '@kaksha/contract/host-context';
import { holdsRight } from '@kaksha/domain/admin-rights';
import { coursesPath } from '@kaksha/domain/course-query';
import * as limits from '@kaksha/domain/limits';
import type { Suggestion } from '@kaksha/domain/suggestions';
import { Checkbox } from '@kaksha/ui/checkbox';
import { pressedKey } from '@kaksha/ui/pressed-key';
import { SearchBox } from '@kaksha/ui/search-box';
import { SearchDialog } from '@kaksha/ui/search-dialog';
import { SuggestionList } from '@kaksha/ui/suggestion-list';
import { TextButton } from '@kaksha/ui/text-button';
import { useHighlight } from '@kaksha/ui/use-highlight';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeveloperPanelProps } from '../developer/developer-panel';
import { useShellHost } from '../host/shell-host';
import { useDialogCode } from '../layout/use-dialog-code';
import styles from './palette.module.css';
import { PaletteStatus } from './palette-status';
import { slashKey } from './search-keys';
import { usePaletteOptions } from './use-palette-options';

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const loadPanel = () =>
  import(/* webpackChunkName: "developer" */ '../developer/developer-panel').then(
    ({ DeveloperPanel }) => DeveloperPanel,
  );

/** Finds courses, categories, trainers and the user's pages. Enter without a highlight searches the courses. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const [isSlashOn, setIsSlashOn] = useState(slashKey.isOn);
  const navigate = useNavigate();
  const id = useId();
  /** The page that opens gets the focus. */
  const followed = useRef(false);
  const { user } = useSession();
  const { environment } = useShellHost();
  const isForDevelopers = environment.demo || holdsRight(user, 'operations');
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const { Dialog: Panel } = useDialogCode<DeveloperPanelProps>('developer', isPanelOpen, loadPanel, () =>
    setIsPanelOpen(false),
  );
  const { options, suggestions } = usePaletteOptions(typed, user, open);
  const { index: highlighted, move } = useHighlight(typed, options.length);
  const optionId = (index: number) => `${id}-${index}`;

  const change = (next: boolean) => {
    followed.current = false;
    setTyped('');
    onOpenChange(next);
  };
  const follow = ({ path }: Pick<Suggestion, 'path'>) => {
    change(false);
    followed.current = true;
    navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const text = typed.trim();
    if (move(key)) event.preventDefault();
    else if (key === 'Enter') {
      event.preventDefault();
      follow(options[highlighted] ?? { path: coursesPath(text ? { text } : {}) });
    }
  };

  const showPanel = () => {
    change(false);
    followed.current = true;
    setIsPanelOpen(true);
  };
  return (
    <>
      <SearchDialog
        open={open}
        onOpenChange={change}
        label="Search"
        returnsFocus={() => !followed.current}
        field={
          <SearchBox
            label="Search courses, trainers and pages"
            role="combobox"
            maxLength={limits.searchTextMax}
            value={typed}
            onValueChange={setTyped}
            onKeyDown={onKeyDown}
            aria-expanded={options.length > 0}
            aria-autocomplete="list"
            aria-controls={options.length > 0 ? id : undefined}
            aria-activedescendant={highlighted >= 0 ? optionId(highlighted) : undefined}
          />
        }
        footer={
          <>
            <p className="meta">↑ ↓ choose · Enter opens · Esc closes</p>
            <Checkbox
              label="The key / opens this search"
              checked={isSlashOn}
              onChange={({ target }) => {
                setIsSlashOn(target.checked);
                slashKey.set(target.checked);
              }}
            />
          </>
        }
      >
        <PaletteStatus suggestions={suggestions} count={options.length} />
        {options.length > 0 && (
          <SuggestionList
            id={id}
            optionId={optionId}
            suggestions={options}
            highlighted={highlighted}
            onChoose={follow}
          />
        )}
        {isForDevelopers && (
          <p className={`note ${styles.problem}`}>
            <TextButton tone="quiet" onClick={showPanel}>
              What is loaded on this page
            </TextButton>
          </p>
        )}
      </SearchDialog>
      {Panel && <Panel open={isPanelOpen} onOpenChange={setIsPanelOpen} />}
    </>
  );
}
