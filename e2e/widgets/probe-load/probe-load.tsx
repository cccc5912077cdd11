export { Probe as ProbeLoad } from '../../support/probe.tsx';
