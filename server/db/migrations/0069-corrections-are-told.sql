-- Recruiters see in an application's history that the person corrected it.
alter table application_changes drop constraint application_changes_action_check;
alter table application_changes add constraint application_changes_action_check
  check (action in ('step-changed', 'assigned', 'note-added', 'merged', 'corrected'));
