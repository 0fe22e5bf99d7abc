import type { SubjectArea } from '../subject-area';

export const security: SubjectArea = {
  motif: 'security',
  name: 'cybersecurity',
  words: 'security, cybersecurity, cyber security, cyber, infosec, information security, hacking',
  tools:
    'Kali Linux, Wireshark, Nmap, Burp Suite, Metasploit, OWASP ZAP, Splunk, Wazuh, Python, Bash, VirtualBox, Nessus, Suricata, CyberChef',
  roles:
    'Security Analyst, Penetration Tester, SOC Analyst, Security Engineer, Application Security Engineer, Incident Responder, Security Consultant, GRC Analyst',
  audience:
    'System and network administrators, Developers responsible for their own code, Graduates aiming at a SOC, Testers moving into security, IT auditors, Team leads with a compliance date, Law enforcement and investigators',
  skills:
    'Networking, Linux, Windows internals, Scripting, Threat modelling, Log analysis, Vulnerability assessment, Report writing, Incident handling, Risk assessment, Ethics and law, Cryptography basics',
  needs: {
    beginner:
      'A laptop with 8 GB of memory, Basic networking words, Patience with details, Agreement to the rules of ethical testing',
    other:
      'TCP/IP and DNS and HTTP, The Linux command line, A scripting language, Virtual machines on your own laptop, Written permission for anything you test',
  },
  bonus:
    'How capture the flag works, Reading a real breach report, Law and permission in India, Building a home laboratory, Writing a report that gets fixed, Preparing for certification exams',
  projects:
    'A full assessment of a laboratory network with report, An incident handled from alert to lessons learnt, A threat model that changes a design, A hardening plan with proof before and after',
  labs: 'Practice of {it} in an isolated laboratory, Traces of {it} found with {tool}, A finding about {it} written up with evidence, A defence against misuse of {it} tested again',
  angles:
    'Law and permission for {it}, Detecting {it}, Defending with {it}, Tools for {it}, Reporting {it}, Real incidents and {it}',
  modules: [
    'Foundations: Assets and threats, Confidentiality and integrity and availability, Attack surface, Law and ethics, A safe laboratory',
    'Networks for defenders: TCP/IP, Ports and protocols, DNS, TLS, Capturing traffic',
    'Cryptography: Hashes, Symmetric keys, Public keys, Certificates, Common misuse',
    'Reporting: Evidence, Severity, Writing for managers, Retesting, Disclosure',
  ],
  subtopics: [
    {
      name: 'ethical hacking',
      words:
        'ethical hacking, ethical, hacking, penetration, pentest, pentesting, red team, oscp, ceh, kali, bug bounty, offensive',
      tools:
        'Kali Linux, Nmap, Burp Suite, Metasploit, Hydra, Gobuster, BloodHound, John the Ripper, Wireshark, sqlmap',
      roles: 'Ethical Hacker, Red Team Operator',
      goals:
        'Plan a test within its permission, Map a network and its services, Exploit weaknesses safely and prove them, Move from a foothold to the goal, Write a report that leads to repairs',
      projects: 'A penetration test of a company of ten machines, A bug bounty report from first look to disclosure',
      modules: [
        'Rules of engagement: Scope, Permission, Evidence, Time boxes, Communication',
        'Reconnaissance: Open sources, DNS, Subdomains, Fingerprints, People',
        'Scanning and enumeration: Ports, Services, Versions, Shares, Directories',
        'Web attacks: Injection, Cross-site scripting, Access control, Uploads, Server-side requests',
        'Exploitation: Public exploits, Payloads, Shells, Passwords, Evasion in the laboratory',
        'Privilege escalation: Linux paths, Windows paths, Misconfigurations, Tokens, Checklists',
        'Active Directory: Enumeration, Kerberos, Delegation, Lateral movement, Hardening',
        'Wireless and social: Wi-Fi, Phishing simulations, Physical access, Awareness, Limits',
      ],
    },
    {
      name: 'defence and security operations',
      words:
        'soc, defence, defense, blue team, siem, incident, threat hunting, forensics, forensic, malware, splunk, detection',
      tools: 'Splunk, Wazuh, Elastic Security, Sysmon, Velociraptor, Suricata, Wireshark, Volatility, YARA, TheHive',
      roles: 'Threat Hunter, Digital Forensics Analyst',
      goals:
        'Triage alerts without drowning, Write detections that fire for the right reason, Investigate a host and a network, Contain and eradicate an intrusion, Improve after every incident',
      projects: 'A month of logs investigated to a timeline, A detection library mapped to ATT&CK',
      modules: [
        'The operations centre: Roles, Shifts, Playbooks, Tickets, Measures',
        'Logs: Windows events, Sysmon, Linux logs, Cloud trails, Time',
        'SIEM: Ingestion, Queries, Correlation, Dashboards, Tuning',
        'Detection engineering: ATT&CK, Sigma rules, Testing detections, False positives, Coverage',
        'Incident response: Triage, Containment, Eradication, Recovery, Communication',
        'Forensics: Acquisition, File systems, Memory, Timelines, Chain of custody',
        'Malware analysis: Static, Dynamic, Sandboxes, Indicators, YARA rules',
        'Threat hunting: Hypotheses, Baselines, Hunts, Intelligence, Sharing',
      ],
    },
    {
      name: 'application security',
      words: 'application security, appsec, owasp, secure coding, devsecops, api security, web security',
      tools:
        'Burp Suite, OWASP ZAP, Semgrep, Trivy, Dependency-Track, GitHub Advanced Security, Threat Dragon, Vault, Postman, Gitleaks',
      roles: 'DevSecOps Engineer, Product Security Engineer',
      goals:
        'Model threats before code is written, Find and repair the OWASP Top Ten, Build checks into the pipeline, Keep secrets and dependencies under control, Help developers without blocking them',
      projects:
        'A vulnerable shop found and repaired issue by issue, A pipeline that stops what matters and nothing else',
      modules: [
        'Threat modelling: Data flows, STRIDE, Abuse cases, Priorities, Living models',
        'Injection and input: SQL, Commands, Templates, Validation, Encoding',
        'Sign-in and sessions: Passwords, Tokens, Multi-factor, Recovery, Fixation',
        'Access control: Ownership, Roles, Insecure references, Multi-tenant data, Tests',
        'Browser defences: Same origin, Content policies, Cookies, Cross-site requests, Frames',
        'API security: Schemas, Rate limits, Mass assignment, Tokens, Inventory',
        'Secure pipelines: Static analysis, Dependencies, Secrets, Containers, Signing',
        'Security culture: Champions, Reviews, Bug bounties, Measures, Training',
      ],
    },
    {
      name: 'cloud security',
      words: 'cloud security, aws security, azure security, zero trust, container security, kubernetes security, ccsp',
      tools: 'AWS IAM, Entra ID, Prowler, ScoutSuite, Checkov, Falco, Trivy, CloudTrail, GuardDuty, Open Policy Agent',
      roles: 'Cloud Security Engineer',
      goals:
        'Design identities with least privilege, Find misconfigurations before others do, Protect data at rest and in motion, Detect abuse in cloud logs, Write guard rails as code',
      projects: 'A cloud account hardened and re-audited, A break-in through a leaked key replayed and closed',
      modules: [
        'Shared responsibility: Models, Providers, Contracts, Data location, Threats',
        'Identity: Roles, Policies, Federation, Keys, Reviews',
        'Networks: Segmentation, Private access, Web firewalls, Zero trust, Egress',
        'Data protection: Encryption, Key management, Classification, Backups, Deletion',
        'Workloads: Images, Containers, Kubernetes, Serverless, Patching',
        'Detection: Audit logs, Alerts, Automated response, Forensics, Exercises',
        'Governance as code: Policies, Pipelines, Benchmarks, Exceptions, Evidence',
      ],
    },
    {
      name: 'governance and compliance',
      words: 'governance, grc, iso 27001, compliance, audit, risk, gdpr, dpdp, privacy, cissp, cism, policy',
      tools:
        'ISO 27001, NIST CSF, CIS Controls, Excel, Jira, Eramba, Microsoft Purview, OneTrust, Draw.io, DPDP Act 2023',
      roles: 'Information Security Auditor, Privacy Officer',
      goals:
        'Assess risk in words a board understands, Write policies that people follow, Prepare for an ISO 27001 audit, Handle personal data lawfully, Follow findings until they are closed',
      projects:
        'An information security management system for a small company, A privacy impact assessment of a new product',
      modules: [
        'Risk: Assets, Threats, Likelihood and impact, Treatment, Registers',
        'Frameworks: ISO 27001, NIST CSF, CIS Controls, SOC 2, Mapping',
        'Policies: Structure, Ownership, Awareness, Exceptions, Reviews',
        'Privacy: Personal data, Consent, DPDP Act and GDPR, Requests, Breach notices',
        'Audits: Scope, Evidence, Interviews, Non-conformities, Corrective action',
        'Suppliers: Due diligence, Contracts, Questionnaires, Monitoring, Exit',
        'Continuity: Impact analysis, Plans, Exercises, Crisis communication, Lessons',
      ],
    },
  ],
};
